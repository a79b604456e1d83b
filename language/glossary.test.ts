import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

const withoutMarks = (text: string): string => text.replace(/[\u064B-\u0652]/g, '');

/** The last column of the table below a heading. */
function neverUnder(heading: string): readonly string[] {
  const part = readme.split('## ').find((one) => one.startsWith(heading)) ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('| ') && !line.includes('| never |'));
  return rows.flatMap((row) => (row.split('|')[4] ?? '').split(',').map((word) => word.trim()));
}

/**
 * Matches a whole word with the prefixes that Arabic joins to it. A word with vowel marks matches only in this
 * spelling.
 */
function whole(word: string): (text: string) => boolean {
  const character = '[\\p{L}\\p{M}\\p{N}_/-]';
  const pattern = new RegExp(`(?<!${character})(?:[وفبلك]?(?:ال)?|لل)${word}(?!${character})`, 'iu');
  return (text) => pattern.test(word === withoutMarks(word) ? withoutMarks(text) : text);
}

/** The texts of a file, without parameters, imports and comments. */
const linesOf = (file: string): readonly string[] =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\{\w+\}/g, '')
    .split('\n')
    .filter((line) => !/^(?:\s*(?:\/\*\*|\*|\/\/|import )|\})/.test(line));

/** The same for the API description, without keys and names in backticks. */
const sentencesOf = (file: string): readonly string[] =>
  linesOf(file).map((line) => line.replace(/`[^`]+`/g, '').replace(/^\s*'?[\w-]+'?:/, ''));

const found = (words: readonly string[], files: readonly string[], read = linesOf): string[] =>
  words.flatMap((word) => {
    const says = whole(word);
    return files.flatMap((file) =>
      read(file).flatMap((line) => (says(line) ? [`${word} in ${file}: ${line.trim()}`] : [])),
    );
  });

const dictionaries = globSync('language/{en,ar}/*.ts', { cwd: root });
const demo = globSync(['demo/content/**/*.ts', 'demo/documents/*.ts', 'demo/media/alt.json'], { cwd: root });
const ofAdministrators = dictionaries.filter((file) =>
  /\/(?:dashboard[\w-]*|calls|jobs|issues|mail|offer)\.ts$/.test(file),
);

describe('the glossary', () => {
  it('has words to refuse, and files to read', () => {
    expect(neverUnder('One word').length).toBeGreaterThan(20);
    expect(neverUnder('In the dashboard').length).toBeGreaterThan(20);
    expect([dictionaries.length, demo.length, ofAdministrators.length].every((count) => count > 30)).toBe(true);
    expect(['في المجمع', 'مجمّع', 'مجمعة', 'للمجمع'].map(whole('مجمع'))).toEqual([true, true, false, true]);
    expect(['يُرجى', 'يرجى'].map(whole('يُرجى'))).toEqual([true, false]);
  });

  it('is kept by both dictionaries and by the demo', () => {
    expect(found(neverUnder('One word'), [...dictionaries, ...demo])).toEqual([]);
  });

  it('has visitors addressed as one, and the company alone as many', () => {
    // Questions address the company and may use this form; the other exceptions only end in the same letters.
    const spokenTo =
      /(?<![\u0621-\u0652])(?!\S*(?:تحكم|محكم)(?![\u0621-\u0652]))[\u0621-\u0652]{2,}كم(?![\u0621-\u0652])(?![^'`]*؟['`])/;
    const lines = demo.flatMap((file) => linesOf(file).filter((line) => spokenTo.test(line)));
    expect(spokenTo.test("'نضبطها على ضوئكم'")).toBe(true);
    expect(lines).toEqual([]);
  });

  it('addresses no person as a man who is known by name only', () => {
    // A word that ends in this letter before a name is a masculine verb with an object: أضافه {name}.
    const didIt = /ه \{name\}/;
    const lines = dictionaries.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => didIt.test(line)),
    );
    expect(lines).toEqual([]);
  });

  it('is kept by the dashboard, its messages and e-mails', () => {
    expect(found(neverUnder('In the dashboard'), ofAdministrators)).toEqual([]);
  });

  it('is kept by the description of the calls', () => {
    const ofCalls = dictionaries.filter((file) => /\/call-[\w-]+\.ts$/.test(file));
    expect(ofCalls.length).toBe(4);
    expect(found(neverUnder('In the dashboard'), ofCalls, sentencesOf)).toEqual([]);
  });
});
