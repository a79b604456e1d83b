import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productCards, products } from '../../content/collections/index.ts';
import { type TestDatabaseConfig, eachDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../tests/support/open-test-store.ts';
import { rebuildIndex } from '../records/index/rebuild-index.ts';

let config: TestDatabaseConfig;
let opened: TestStore;
beforeAll(async () => {
  config = await eachDatabaseConfig();
  opened = await openTestStore(config);
});
afterAll(() => opened.database.close());

const derived = [
  'record_index',
  'record_word',
  'record_fact',
  'record_count',
  'search_document',
  'search_word',
] as const;

/** The number of rows in each derived table. */
const rowsNow = async (): Promise<number[]> => {
  const counts = derived.map(
    async (table) => (await opened.database.read.selectFrom(table).selectAll().execute()).length,
  );
  return Promise.all(counts);
};

it('npm run rebuild rebuilds the index and the search beside a running server, and prints the number of records', async () => {
  const { database, store } = opened;
  const { entry } = await store.create(products, { actor: editor, write: writing({ name: words('Vision') }) });
  const card = writing({ title: words('Card'), text: words('Without flicker'), path: '/' });
  await store.create(productCards, { parentId: entry.id, actor: editor, write: card });
  const before = await rowsNow();
  for (const table of derived) await database.write.deleteFrom(table).execute();
  const { dataDir, databaseUrl } = config;
  const run = spawnSync('node', ['server/operations/rebuild.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  expect([run.status, run.stdout, run.stderr]).toEqual([0, 'Index: 2 records\nSearch: 1 records\n', '']);
  expect(await rowsNow()).toEqual(before);
  // A row of a record that does not exist.
  await database.write
    .insertInto('record_word')
    .values({ word: 'gone', collection: 'products', entry_id: 99 })
    .execute();
  await rebuildIndex(database);
  expect(await rowsNow()).toEqual(before);
  expect((await store.part(products, { limit: 1, sort: 'position', titlesIn: 'en' })).total).toBe(1);
}, 120_000);
