import { readdirSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { charactersOf } from './characters-of.ts';
import { dirhamSymbol, riyalSymbol } from './currency-symbols.ts';
import { paperFiles } from './paper-files.ts';
import { printPrintableRanges } from './print-printable-ranges.ts';

const folder = new URL('../../server/typesetting/fonts/', import.meta.url);
const stored = (name: string) => readFileSync(new URL(`${name}.ttf`, folder));

let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  files = await paperFiles();
});

describe('the typefaces of documents on paper', () => {
  it('are cut out of the whole ones [ADM-GEN-77]', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].map((name) => `${name}.ttf`).toSorted());
    for (const [name, file] of files) expect(file.equals(stored(name)), name).toBe(true);
  });

  it('take at most 3 MB [ADM-GEN-77]', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
    expect(bytes).toBeLessThanOrEqual(3 * 1024 * 1024);
  });

  it('have the characters that the list of printable ones names [ADM-GEN-77]', () => {
    const list = readFileSync(new URL('../../content/quotations/printable-ranges.ts', import.meta.url), 'utf8');
    expect(printPrintableRanges([...files.values()])).toBe(list);
  });

  it('have both currency signs [ADM-GEN-77]', () => {
    const points = charactersOf(stored('currency'));
    for (const { character } of [riyalSymbol, dirhamSymbol])
      expect(points.has(character.codePointAt(0) ?? 0)).toBe(true);
  });
});
