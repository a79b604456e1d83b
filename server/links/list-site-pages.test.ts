import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories, products } from '../../content/collections/index.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { plansOf } from '../../tests/support/explain-queries.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../tests/support/open-test-store.ts';
import { createEntryStore } from '../records/create-entry-store.ts';
import { listSitePages } from './list-site-pages.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await testDatabaseConfig());
});
afterAll(() => opened.database.close());

const pages = { named: async () => [] };

it('pages to link to are read with as many statements for fifty as for one', async () => {
  const { store } = opened;
  const add = (name: string) => store.create(products, { actor: editor, write: writing({ name: words(name) }) });
  await add('Tall wall');
  for (let count = 0; count < 60; count += 1) await add(`Low wall ${count}`);
  await store.create(categories, { actor: editor, write: writing({ name: words('Low walls') }) });
  const requested = async (question: string) => {
    const found: Awaited<ReturnType<typeof listSitePages>>[number][] = [];
    const plans = await plansOf(opened.database, async (database) => {
      found.push(...(await listSitePages({ database, entries: createEntryStore(database), pages }, question)));
    });
    return { found, statements: plans.length };
  };
  const [one, many] = [await requested('tall'), await requested('low')];
  expect([one.found.length, many.found.length]).toEqual([1, 50]);
  // The other collection costs two more statements: its records and their index rows.
  expect(many.statements).toBeLessThanOrEqual(one.statements + 2);
  expect(many.found.map(({ kind }) => kind)).toContain('category');
  expect(many.found.map(({ path }) => path)).toContain('/product/2/Low-wall-0');
});
