import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstFile } from './first-file.ts';

const kept = readFileSync(new URL('readex-first.woff2', import.meta.url));

describe('the file of the typeface that pages fetch first', () => {
  it('is what its rule in the style sheet says', async () => {
    expect((await firstFile()).equals(kept)).toBe(true);
  });

  it('takes at most 36 KB', () => {
    expect(kept.byteLength).toBeLessThanOrEqual(36 * 1024);
  });
});
