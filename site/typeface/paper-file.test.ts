import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperFile } from './paper-file.ts';

describe('the typeface of documents on paper', () => {
  it.each([400, 600])('is cut out of the whole one (%s)', async (weight) => {
    const kept = readFileSync(new URL(`../../server/typesetting/readex-${weight}.ttf`, import.meta.url));
    expect((await paperFile(weight)).equals(kept)).toBe(true);
  });
});
