import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { productCards, products } from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { watchQueries } from '../../tests/support/explain-queries.ts';
import {
  editor,
  mediaFinder,
  openTestStore,
  quiet,
  type TestStore,
  words,
  writing,
} from '../../tests/support/open-test-store.ts';
import { createSearch } from './create-search.ts';
import { ensureSearch, rebuildSearch } from './rebuild-search.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
  const { entry } = await opened.store.create(products, { actor: editor, write: writing({ name: words('Vision') }) });
  const write = writing({ title: words('Card'), text: words('Without flicker'), path: '/' });
  await opened.store.create(productCards, { parentId: entry.id, actor: editor, write });
});
afterAll(() => opened.database.close());

const found = async () => {
  const search = createSearch({ database: opened.database, media: mediaFinder(opened.database) });
  return (await search({ query: 'flicker', language: 'ar', limit: 5 })).map(({ title }) => title.text);
};
const documents = () =>
  opened.database.read
    .selectFrom('search_document')
    .select(['collection', 'entry_id', 'language', 'title', 'text', 'folded_title', 'folded_text'])
    .orderBy('language')
    .execute();

it('a database that has records but no documents gets them at the start, once', async () => {
  const before = await documents();
  await opened.database.write.deleteFrom('search_document').execute();
  expect(await found()).toEqual([]);
  await ensureSearch(opened.database, quiet);
  expect(await found()).toEqual(['Vision']);
  expect(await documents()).toEqual(before);

  await opened.database.write.deleteFrom('search_document').execute();
  await ensureSearch(opened.database, quiet);
  expect(await found()).toEqual([]);
});

it('two rebuilds give the same documents', async () => {
  expect(await rebuildSearch(opened.database)).toBe(1);
  const first = await documents();
  expect(await rebuildSearch(opened.database)).toBe(1);
  expect(await documents()).toEqual(first);
  expect(await found()).toEqual(['Vision']);
});

/** All postings, and the words for corrections, without document ids. */
async function findings() {
  const { read } = opened.database;
  const postings = await read
    .selectFrom('search_posting')
    .select(['kind', 'entry_id', 'language', 'token', 'weight'])
    .orderBy('entry_id')
    .orderBy('language')
    .orderBy('token')
    .execute();
  const words = await read.selectFrom('search_word').select('word').orderBy('word').execute();
  const near = await read.selectFrom('search_near').selectAll().orderBy('variant').orderBy('word').execute();
  return { postings, words, near };
}

it('a rebuilt index finds the same records, with far fewer statements than records', async () => {
  const { store, database } = opened;
  const count = async () => {
    const watched = watchQueries(database);
    await rebuildSearch(watched.database);
    return watched.count();
  };
  const few = await count();
  const more = 40;
  for (let index = 0; index < more; index += 1) {
    const name = words(`Wall ${index} for ${['schools', 'arenas', 'mosques'][index % 3]}`);
    const { entry } = await store.create(products, { actor: editor, write: writing({ name }) });
    const write = writing({ title: words(`Card ${index}`), text: words('Curved, مقوّسة'), path: '/' });
    await store.create(productCards, { parentId: entry.id, actor: editor, write });
  }
  const former = await findings();
  expect((await count()) - few).toBeLessThan(more / 4);
  expect(await findings()).toEqual(former);
});

it.runIf(inject('database') === 'sqlite')('made anew, they are looked up by the same indexes', async () => {
  const indexes = () =>
    sql`select type, name, sql from sqlite_schema where tbl_name = 'search_posting' order by name`.execute(
      opened.database.read,
    );
  const before = await indexes();
  expect(before.rows.length).toBeGreaterThan(1);
  await rebuildSearch(opened.database);
  expect((await indexes()).rows).toEqual(before.rows);
});

it.runIf(inject('database') === 'sqlite')(
  'while the documents of many records are made, others have their turn',
  async () => {
    const { database } = opened;
    const { id: _, ...like } = await database.read
      .selectFrom('entry')
      .selectAll()
      .where('collection', '=', products.base)
      .executeTakeFirstOrThrow();
    const text = words('A quiet and bright display for the lobby of a school. '.repeat(20));
    await database.transaction(async (tx) => {
      for (let id = 1001; id <= 1600; id += 1) {
        const fields = JSON.stringify({ name: words(`Display ${id}`), description: text });
        await tx
          .insertInto('entry')
          .values({ ...like, id, position: id, fields })
          .execute();
      }
    });
    const spent = (since?: NodeJS.CpuUsage) => {
      const { user, system } = process.threadCpuUsage(since);
      return user + system;
    };
    const begun = process.threadCpuUsage();
    let [longest, last] = [0, spent()];
    const turning = setInterval(() => {
      const now = spent();
      longest = Math.max(longest, now - last);
      last = now;
    }, 0);
    expect(await rebuildSearch(database)).toBeGreaterThan(600);
    clearInterval(turning);
    expect(longest).toBeLessThan(spent(begun) / 4);
  },
);
