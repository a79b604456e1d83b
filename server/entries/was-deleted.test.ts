import { afterAll, beforeAll, expect, it } from 'vitest';
import { productCards, products } from '../../content/collections/index.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../tests/support/open-test-store.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await testDatabaseConfig());
});
afterAll(() => opened.database.close());

const addProduct = async (id?: number): Promise<number> => {
  const write = writing({ name: words('Panel') });
  const { entry } = await opened.store.create(products, { actor: editor, write, ...(id !== undefined && { id }) });
  return entry.id;
};

it('an id that was skipped by an import was never a record', async () => {
  await addProduct(68);
  expect(await opened.store.wasDeleted(products, 67, 'en')).toBe(false);
  expect(await opened.store.wasDeleted(products, 69, 'en')).toBe(false);
});

it('a record was deleted from its deletion until the deletion is undone', async () => {
  const id = await addProduct();
  expect(await opened.store.wasDeleted(products, id, 'en')).toBe(false);
  const { revisionId } = await opened.store.remove(products, id, editor);
  expect(await opened.store.wasDeleted(products, id, 'en')).toBe(true);
  expect(await opened.store.wasDeleted(productCards, id, 'en')).toBe(false);
  await opened.store.undo(revisionId, editor);
  expect(await opened.store.wasDeleted(products, id, 'en')).toBe(false);
});

it('a record that is not published was not deleted', async () => {
  const id = await addProduct();
  await opened.database.write
    .updateTable('entry')
    .set({ status_en: 'draft', status_ar: 'draft' })
    .where('id', '=', id)
    .execute();
  expect(await opened.store.wasDeleted(products, id, 'en')).toBe(false);
});

it('what was never published in a language was not deleted for its visitors', async () => {
  const { entry } = await opened.store.create(products, {
    actor: editor,
    saving: 'draft',
    write: writing({ name: words('Secret') }),
  });
  const publishing = { action: 'publish', languages: ['ar'] } as const;
  await opened.store.publish(products, entry.id, { actor: editor, publishing });
  await opened.store.remove(products, entry.id, editor);
  expect(await opened.store.wasDeleted(products, entry.id, 'en')).toBe(false);
  expect(await opened.store.wasDeleted(products, entry.id, 'ar')).toBe(true);
});

it('what went with its parent was deleted too', async () => {
  const parentId = await addProduct();
  const write = writing({ title: words('Card') });
  const { entry } = await opened.store.create(productCards, { parentId, actor: editor, write });
  await opened.store.remove(products, parentId, editor);
  expect(await opened.store.wasDeleted(productCards, entry.id, 'en')).toBe(true);
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 40])('%s is no id', async (id) => {
  expect(await opened.store.wasDeleted(products, id, 'en')).toBe(false);
});
