import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import { settings } from '../../content/settings.ts';
import { headingOf } from '../../content/derive/screens.ts';
import { dashboard as arabic } from '../../language/ar/dashboard.ts';
import { accountMessages as arabicAccount } from '../../language/ar/dashboard-account.ts';
import { gridMessages as arabicGrid } from '../../language/ar/dashboard-grid.ts';
import { listMessages as arabicLists } from '../../language/ar/dashboard-lists.ts';
import { late as arabicLate } from '../../language/ar/dashboard-late.ts';
import { accountMessages } from '../../language/en/dashboard-account.ts';
import { gridMessages } from '../../language/en/dashboard-grid.ts';
import { listMessages } from '../../language/en/dashboard-lists.ts';
import { late as englishLate } from '../../language/en/dashboard-late.ts';
import { dashboard as english } from '../../language/en/dashboard.ts';
import { editThisPage } from '../../language/edit-this-page.ts';

const folder = join(import.meta.dirname, '../../docs/guide');
const guide = readFileSync(join(folder, 'README.md'), 'utf8');

const said = (words: object): ReadonlyMap<string, unknown> => new Map(Object.entries(words));

/** The labels of the dashboard and of its line on the site, in English and, behind the dot, in Arabic. */
const labels = new Set([
  ...[
    [english, arabic],
    [accountMessages, arabicAccount],
    [listMessages, arabicLists],
    [gridMessages, arabicGrid],
    [englishLate, arabicLate],
  ].flatMap(([words = {}, others = {}]) =>
    [...said(words)].map(([name, word]) => [word, said(others).get(name)].join(' · ')),
  ),
  ...[...collections, ...settings]
    .flatMap((collection) => [
      collection.label,
      headingOf(collection),
      ...Object.entries(collection.fields).flatMap(([name, field]) => fieldLabel(name, field) ?? []),
      editThisPage,
    ])
    .map(({ en, ar }) => `${en} · ${ar}`),
]);

it('the guide names every button as the dashboard does, in both languages', () => {
  const named = [...guide.replaceAll(/\s+/g, ' ').matchAll(/\*\*([^*]+ · [^*]+?):?\*\*/g)].map(([, pair]) => pair);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((pair) => pair === undefined || !labels.has(pair))).toEqual([]);
});

it('every picture of the guide exists', () => {
  const pictures = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(pictures.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
