import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ScreenFile, screenFile, screenFiles } from './screen-files.ts';

const stored = (name: string) => readFileSync(new URL(`readex-${name}.woff2`, import.meta.url));

describe('the files of the typeface that pages fetch first', () => {
  it.each(screenFiles)('%s is what is cut out of the typeface today', async (name) => {
    expect((await screenFile(name)).equals(stored(name))).toBe(true);
  });

  it('take at most 33 KB on Arabic pages, and 18 KB on English ones', () => {
    const bytes = (...names: readonly ScreenFile[]) => names.reduce((sum, name) => sum + stored(name).byteLength, 0);
    expect(bytes('both')).toBeLessThanOrEqual(33 * 1024);
    expect(bytes('latin', 'word')).toBeLessThanOrEqual(18 * 1024);
  });
});
