import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heroBanners, products } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { plansOf, watchQueries } from '../../../tests/support/explain-queries.ts';
import { openTestStore, type TestStore } from '../../../tests/support/open-test-store.ts';
import { createEntryStore } from '../create-entry-store.ts';
import type { EntryStore } from '../repository/entry-store.ts';

const many = 20_000;
const rowsAtOnce = 500;
/** A large value that no list reads. */
const former = JSON.stringify({ fields: { description: 'x'.repeat(500) } });

const newRevision = (index: number) => ({
  at: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
  actor: 'admin',
  action: index % 10 === 0 ? ('delete' as const) : ('update' as const),
  collection: index % 50 === 0 ? 'herobanner' : 'products',
  entry_id: index % 4 === 1 ? 8 : 1 + (index % 2000),
  title: '{"en":"A","ar":"A"}',
  former: index % 10 === 0 ? '{"records":[],"comments":[]}' : former,
  // The first ones form a group.
  follows: index > 0 && index < 1000 ? 1 : null,
});

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
  const { write, dialect } = opened.database;
  for (let start = 0; start < many; start += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, index) => newRevision(start + index));
    const made = await write.insertInto('revision').values(rows).returning(['id', 'collection', 'action']).execute();
    const gone = made
      .filter(({ action }) => action === 'delete')
      .map(({ id, collection }) => ({ revision_id: id, collection, entry_id: id % 2000, seen_en: 1, seen_ar: 1 }));
    await write.insertInto('deletion').values(gone).execute();
  }
  await sql.raw(dialect === 'sqlite' ? 'analyze' : 'vacuum analyze revision, deletion').execute(write);
});
afterAll(() => opened.database.close());

/** Plan steps that read unneeded rows or sort, on both databases. */
const costsMore = /scan|sort|temp b-tree/i;
/** Plan steps that read an index, or the table `revision_count` with one row per collection. */
const isFine = /using (covering )?index|index (only )?scan|bitmap heap scan|revision_count/i;

const questions: readonly (readonly [string, (store: EntryStore) => Promise<unknown>])[] = [
  ['a page of all changes', (store) => store.revisions({ limit: 51, after: 10_000 })],
  ['the oldest changes', (store) => store.revisions({ limit: 51, isOldestFirst: true, after: 1 })],
  ['a page of all changes, what was made in one go once', (store) => store.revisions({ isGrouped: true, limit: 51 })],
  ['what was made in one go', (store) => store.changesOf(1, { after: 9000, limit: 51 })],
  ['how much was made in one go', (store) => store.changeGroups([1, 2, 3])],
  ['which records of a page are there', (store) => store.present([{ collection: 'products', entryId: 8 }])],
  ['the changes of a collection', (store) => store.revisions({ collection: heroBanners, limit: 51, after: 9000 })],
  ['the changes of a record', (store) => store.revisions({ collection: products, id: 8, limit: 51 })],
  ['the changes of a record by number', (store) => store.revisions({ id: 8, limit: 51 })],
  ['how many there are of a record', (store) => store.countRevisions({ collection: products, id: 8 })],
  ['how many there are of a collection', (store) => store.countRevisions({ collection: products })],
  ['one change', (store) => store.revision(7)],
  ['whether a record was deleted', (store) => store.wasDeleted(products, 11, 'en')],
  ['a record as it was when it was deleted', (store) => store.findDeleted(products, 11)],
];

describe('the history is asked by its indexes, without sorting and without a look at the rest:', () => {
  it.each(questions)('%s', async (_, ask) => {
    const watched = watchQueries(opened.database);
    await ask(createEntryStore(watched.database));
    const plan = await watched.steps();
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.filter((line) => costsMore.test(line) && !isFine.test(line))).toEqual([]);
  });
});

it('the number of changes is read in as many rows as there are collections, or in one', async () => {
  const { database } = opened;
  for (const [filter, most] of [
    [{}, 2],
    [{ collection: products }, 1],
    [{ id: 8 }, 2],
    [{ collection: products, id: 8 }, 1],
  ] as const) {
    const [plan, ...others] = await plansOf(database, (requested) =>
      createEntryStore(requested).countRevisions(filter),
    );
    expect(others).toEqual([]);
    expect(plan?.steps.join()).not.toMatch(/revision_(?:entry|collection|number)|SCAN/);
    const [, condition = ''] = plan?.query.split('where') ?? [];
    expect(condition).toContain('"entry_id" =');
    const read = database.read
      .selectFrom('revision_count')
      .selectAll()
      .where('entry_id', '=', filter.id ?? 0);
    const rows = await (filter.collection === undefined ? read : read.where('collection', '=', 'products')).execute();
    expect(rows.length).toBeLessThanOrEqual(most);
  }
});

it('the number of changes is known without counting them, also when some are gone', async () => {
  const { store, database } = opened;
  const rest = many / 50;
  const counts = async () => [
    await store.countRevisions({}),
    await store.countRevisions({ collection: heroBanners }),
    await store.countRevisions({ collection: { base: 'nothing' } }),
  ];
  expect(await counts()).toEqual([many, rest, 0]);
  await database.write.deleteFrom('revision').where('collection', '=', 'herobanner').where('id', '<', 5000).execute();
  expect(await counts()).toEqual([many - rest / 4, (rest * 3) / 4, 0]);
});
