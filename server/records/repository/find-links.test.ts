import { afterAll, beforeAll, expect, it } from 'vitest';
import { heroBanners } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { wasteOf } from '../../../tests/support/explain-queries.ts';
import { editor, openTestStore, type TestStore, writing } from '../../../tests/support/open-test-store.ts';
import { findLinkedPaths, findLinksTo } from './find-links.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

it('addresses that are linked to come a part at a time, each once, and then where they stand', async () => {
  const { store, database } = opened;
  const { entry } = await store.create(heroBanners, { actor: editor, write: writing({}) });
  const place = { collection: entry.collection, entry_id: entry.id };
  const paths = Array.from({ length: 1100 }, (_, index) => `/page/${index}`);
  const uses = [...paths, '/page/7', ...paths.slice(0, 3)].map((path) => ({ ...place, field: 'link', path }));
  await database.write.insertInto('usage').values(uses).execute();
  await database.write
    .insertInto('usage')
    .values({ ...place, field: 'text', path: '/page/7' })
    .execute();

  const parts: (readonly string[])[] = [];
  const waste = await wasteOf(database, async (watched) => {
    for await (const part of findLinkedPaths(watched.read)) parts.push(part);
  });
  expect(waste).toEqual([]);
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(parts.flat().toSorted()).toEqual(paths.toSorted());

  const links = await findLinksTo(database.read, ['/page/7', '/page/9', '/nowhere']);
  const found = links.map(({ entryId, field, path }) => `${entryId} ${field} ${path}`).toSorted();
  expect(found).toEqual([`${entry.id} link /page/7`, `${entry.id} link /page/9`, `${entry.id} text /page/7`]);
});
