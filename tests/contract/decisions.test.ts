import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = 'docs/decisions';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const records = globSync(`${folder}/[0-9]*.md`, { cwd: root }).toSorted();
const numberOf = (file: string): string => basename(file).slice(0, 4);
const numbers = new Set(records.map(numberOf));

it.each(records)('%s has its five parts in at most 250 words', (file) => {
  const text = read(file);
  expect(text).toMatch(new RegExp(`^# ${numberOf(file)} .+\n`));
  expect([...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)).toEqual([
    'Status',
    'Context',
    'Decision',
    'Consequences',
  ]);
  expect(text.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(250);
});

it('the index lists every record in order, by its title', () => {
  const listed = [...read(`${folder}/README.md`).matchAll(/^- \[(\d{4})\]\((.+)\) (.+)$/gm)];
  const titles = records.map((file) => [numberOf(file), basename(file), read(file).split('\n', 1)[0]?.slice(7)]);
  expect(listed.map(([, number, file, title]) => [number, file, title])).toEqual(titles);
});

it('every record that a file refers to exists', () => {
  const sources = globSync(
    '{*,{bench,calls,dashboard,deploy,docs,fields,server,site,tests,ui}/**/*}.{cjs,css,md,mjs,ts,tsx,yml}',
    {
      cwd: root,
      exclude: ['tests/node_modules/**'],
    },
  );
  expect(sources.length).toBeGreaterThan(1000);
  const unknown = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:docs\/decisions\/|\b(?:decision|record) )(\d{4})\b/gi)]
      .filter(([, number = '']) => !numbers.has(number))
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(unknown).toEqual([]);
});
