import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../content/collections/index.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../../tests/support/open-test-store.ts';
import { toFacets } from './to-facets.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await testDatabaseConfig());
});
afterAll(() => opened.database.close());

const listed = async (language: 'en' | 'ar' = 'en') =>
  toFacets(products, ['environment', 'pitch'], await opened.store.facets(products, language), language);

it('facets of a list that did not change are made once for all pages', async () => {
  const { store } = opened;
  const write = writing({ name: words('Wall'), environment: 'indoor' });
  const { entry } = await store.create(products, { actor: editor, write });
  const first = await listed();
  expect(first).toEqual([{ id: entry.id, environment: 'indoor', pitch: null }]);
  expect(await listed()).toBe(first);
  expect(await listed('ar')).not.toBe(first);
  const others = toFacets(products, ['category'], await store.facets(products, 'en'), 'en');
  expect(others).toEqual([{ id: entry.id, category: null }]);

  const outdoor = writing({ name: words('Wall'), environment: 'outdoor' });
  await store.update(products, entry.id, { actor: editor, write: outdoor });
  expect((await listed()).map(({ environment }) => environment)).toEqual(['outdoor']);
});
