import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categories, categoryHero, products } from '../../../content/collections/index.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { editor, words, writing } from '../../../tests/support/open-test-store.ts';
import { rebuildIndex } from '../index/rebuild-index.ts';
import { rebuildSearch } from '../../search/rebuild-search.ts';

/** At least as many records as any answer shows. */
const few = 60;
const many = 900;
const rowsAtOnce = 200;

interface Cost {
  readonly statements: number;
  readonly rows: number;
}

let calls: TestCalls;
let category: number;

/** Counts the statements that some work sends to the database and the rows that it receives. */
async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const requested = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  try {
    await work();
    const input = requested.mock.settledResults.map((each) => (each.type === 'fulfilled' ? each.value.rows.length : 0));
    return { statements: input.length, rows: input.reduce((sum, count) => sum + count, 0) };
  } finally {
    requested.mockRestore();
  }
}

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<void> {
  const answer = await calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
  expect([path, answer.statusCode, answer.body.slice(0, 200)]).toEqual([
    path,
    expect.toSatisfy((status: number) => status < 300),
    expect.anything(),
  ]);
}

/** Inserts products directly and rebuilds the derived tables. */
async function fillUp(to: number): Promise<void> {
  const { database } = calls.services;
  const pattern = await database.read
    .selectFrom('entry')
    .selectAll()
    .where('collection', '=', products.base)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let start = pattern.id + 1; start <= to; start += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, to - start + 1) }, (_, index) => {
      const id = start + index;
      const fields = JSON.stringify({ name: words(`Screen ${id}`), category });
      return { ...pattern, fields, draft: null, id, position: id };
    });
    await database.write.insertInto('entry').values(rows).execute();
  }
  await database.write.updateTable('counter').set({ last_id: to }).where('collection', '=', products.base).execute();
  await rebuildIndex(database);
  await rebuildSearch(database);
}

const record = (id: number) => ({
  id,
  parent: null,
  position: id,
  status: { en: 'published', ar: 'published' },
  waiting: false,
  fields: { name: words(`Imported ${id}`), description: words('Bright') },
});
/** Imports twenty products with ids above all others. */
const bring = (first: number) =>
  ask('POST', '/content/import', {
    format: 'site-content',
    version: 1,
    exported_at: '2026-01-01T00:00:00.000Z',
    collections: { [products.base]: Array.from({ length: 20 }, (_, index) => record(first + index)) },
    media: [],
  });

const product = (turn: number) => ({ name: words(`Made ${turn}`), description: words('Bright') });
const answers: readonly (readonly [string, (turn: number) => Promise<unknown>])[] = [
  ['a part of a list, for visitors', () => calls.visit({ url: '/api/en/products?limit=20' })],
  ['a part behind a record', () => calls.visit({ url: '/api/en/products?limit=20&after=10' })],
  ['a part of a list, for the administrator', () => ask('GET', '/products?languages=all&limit=20')],
  ['a table of records', () => ask('GET', '/lists/products/rows?columns=category&limit=50')],
  ['a table of what matches', () => ask('GET', '/lists/products/rows?sort=title&limit=20&q=screen')],
  ['the finder', () => ask('GET', '/records?q=screen')],
  ['the pages to link to', () => ask('GET', '/site-pages?q=screen')],
  ['how complete everything is', () => ask('GET', '/completeness')],
  ['the only record of a parent', () => ask('GET', `/${categoryHero.base}/${category}?languages=all`)],
  ['the figures', () => ask('GET', '/figures')],
  ['making a record', (turn) => ask('POST', '/products', product(turn))],
  ['saving a record', (turn) => ask('PUT', '/products/20', { headline: words(`Headline ${turn}`) })],
];

let before: Map<string, Cost>;
let after: Map<string, Cost>;
let imports: readonly Cost[];

async function costs(turn: number): Promise<Map<string, Cost>> {
  const found = new Map<string, Cost>();
  // The first request of each kind fills the caches.
  for (const [, work] of answers) await work(turn);
  for (const [name, work] of answers) found.set(name, await costOf(() => work(turn + 1)));
  return found;
}

beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const { entries } = calls.services;
  const made = await entries.create(categories, { actor: editor, write: writing({ name: words('Walls') }) });
  category = made.entry.id;
  await entries.create(categoryHero, { parentId: category, actor: editor, write: writing({}) });
  await entries.create(products, { actor: editor, write: writing({ name: words('Screen'), category }) });
  await fillUp(few);
  before = await costs(1);
  const first = await costOf(() => bring(5001));
  await fillUp(many);
  after = await costs(3);
  imports = [first, await costOf(() => bring(6001))];
}, 240_000);
afterAll(() => calls.close());

describe('a site of nine hundred products asks and reads no more than one of sixty for', () => {
  it.each(answers.map(([name]) => name))('%s', (name) => {
    const [small, large] = [before.get(name), after.get(name)];
    expect(large).toEqual(small);
  });
});

it('an import reads the places of its siblings once, however many records come', () => {
  const [small, large] = imports;
  expect(large?.statements).toBeLessThanOrEqual((small?.statements ?? 0) + 20);
  expect((large?.rows ?? 0) - (small?.rows ?? 0)).toBeLessThan(2 * many);
});
