import { afterAll, beforeAll, expect, it } from 'vitest';
import { productCards, products } from '../../content/collections/index.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
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
  opened = await openTestStore(await testDatabaseConfig());
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

it('made anew twice, the documents are the same', async () => {
  expect(await rebuildSearch(opened.database)).toBe(1);
  const first = await documents();
  expect(await rebuildSearch(opened.database)).toBe(1);
  expect(await documents()).toEqual(first);
  expect(await found()).toEqual(['Vision']);
});
