import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../content/collections/index.ts';
import type { Search } from '../../content/model/search.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { watchQueries } from '../../tests/support/explain-queries.ts';
import { mediaFinder, openTestStore, type TestStore } from '../../tests/support/open-test-store.ts';
import { createSearch } from './create-search.ts';
import { rebuildSearch } from './rebuild-search.ts';

let opened: TestStore;
let search: Search;

/** More than are read of a list before it is read to the end. */
const many = 250;

const titles = async (query: string, limit = 5) =>
  (await search({ query, language: 'en', limit })).map(({ title }) => title.text);

/** Adds products with consecutive ids, without revisions. */
async function addProducts(from: number, rows: readonly (readonly [name: string, description: string])[]) {
  const at = '2026-01-01T00:00:00.000Z';
  const unset = {
    parent_collection: null,
    parent_id: null,
    draft: null,
    publish_at_en: null,
    publish_at_ar: null,
    take_back_at_en: null,
    take_back_at_ar: null,
  };
  const entries = rows.map(([name, description], index) => ({
    ...unset,
    collection: products.base,
    id: from + index,
    position: from + index,
    fields: JSON.stringify({ name: { en: name, ar: '' }, description: { en: description, ar: '' } }),
    unique_key: null,
    created_at: at,
    updated_at: at,
  }));
  await opened.database.write.insertInto('entry').values(entries).execute();
}

const fillers = (count: number, description: string) =>
  Array.from({ length: count }, (): readonly [string, string] => ['Filler', description]);

beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
  search = createSearch({ database: opened.database, media: mediaFinder(opened.database) });
  await addProducts(1, [
    ...fillers(many, 'Drilled and sealed panels, controlled, for walls.'),
    ...fillers(many, 'Bright led, seen from afar.'),
    ...fillers(many, 'A curved ribbon.'),
    ['Led ribbon', 'Curved.'],
    ['Ribbon', 'Led.'],
    ['Zenith', 'The bright walls.'],
  ]);
  await rebuildSearch(opened.database);
}, 120_000);
afterAll(() => opened.database.close());

describe('the best of all come first', () => {
  it('also when hundreds that hold the word were made before', async () => {
    expect(await titles('led', 1)).toEqual(['Led ribbon']);
    expect(await titles('led ribbon')).toEqual(['Led ribbon', 'Ribbon']);
    expect((await titles('curved ribbon', 3))[0]).toBe('Led ribbon');
  });

  it('also when words are common alone and rare together', async () => {
    expect(await titles('bright walls')).toEqual(['Zenith']);
    expect(await titles('walls bright')).toEqual(['Zenith']);
  });

  it('whole words and beginnings of words, not insides', async () => {
    const found = await search({ query: 'led', language: 'en', limit: 50 });
    expect(found).toHaveLength(50);
    expect(found.every(({ id }) => id > many)).toBe(true);
    expect(await titles('illed')).toEqual([]);
    expect((await titles('dril', 50)).length).toBe(50);
  });

  it('in an order that is always the same, a longer page beginning like a shorter one', async () => {
    for (const query of ['led', 'ribbon', 'bright led', 'fil', 'panels walls']) {
      const ids = async (limit: number) => (await search({ query, language: 'en', limit })).map(({ id }) => id);
      const long = await ids(50);
      expect(await ids(50), query).toEqual(long);
      expect(await ids(7), query).toEqual(long.slice(0, 7));
    }
  });

  it('by some of the words where no record has all', async () => {
    expect((await titles('zenith zzzzzz'))[0]).toBe('Zenith');
  });
});

it('hostile questions are answered: very long words, many, odd signs, quotes and operators of search grammars', async () => {
  const hostile = [
    'a'.repeat(5000),
    'ش'.repeat(5000),
    'led '.repeat(2000),
    Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '),
    `"led" OR *`,
    `led* NEAR/2 (ribbon)`,
    `token:led -ribbon +curved ^2 ~`,
    `led & !ribbon | <-> curved:*`,
    `'; drop table search_posting; --`,
    `%_\\ led`,
    `\u0000led\u202e\u2066\ufeff`,
    `\ud800\udfff led`,
    '𝕷𝖊𝖉',
    '1.2.3.4.5.6.7.8',
    'ﷺ'.repeat(500),
    '\u{10FFFF}',
    '__proto__ constructor toString',
  ];
  for (const query of hostile) {
    for (const language of ['en', 'ar'] as const) {
      await expect(search({ query, language, limit: 20 }), query.slice(0, 40)).resolves.toBeInstanceOf(Array);
    }
  }
  expect(await titles('led ribbon')).toEqual(['Led ribbon', 'Ribbon']);
});

it('a question costs about as much of four times as many records', async () => {
  const questions = ['led', 'curved ribbon', 'fil', 'lde', 'bright', 'r'];
  const cost = async () => {
    const rounds: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const before = process.cpuUsage();
      for (const query of questions) await search({ query, language: 'en', limit: 20 });
      const { user, system } = process.cpuUsage(before);
      rounds.push(user + system);
    }
    return Math.min(...rounds);
  };
  const statements = async () => {
    const watching = watchQueries(opened.database);
    const { database } = watching;
    const watched = createSearch({ database, media: mediaFinder(database) });
    for (const query of questions) await watched({ query, language: 'en', limit: 20 });
    return watching.count();
  };
  await cost();
  const few = await cost();
  const requested = await statements();
  await addProducts(10_000, [
    ...fillers(3 * many, 'Drilled and sealed panels, controlled, for walls.'),
    ...fillers(3 * many, 'Bright led, seen from afar.'),
    ...fillers(3 * many, 'A curved ribbon.'),
  ]);
  await rebuildSearch(opened.database);
  expect(await statements()).toBe(requested);
  expect((await cost()) / few).toBeLessThan(3);
}, 120_000);
