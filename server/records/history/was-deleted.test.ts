import { afterAll, beforeAll, expect, it } from 'vitest';
import { productCards, products } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { processorTime } from '../../../tests/support/processor-time.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../../tests/support/open-test-store.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
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

it('whether a record was deleted costs no more where much went with it, and neither does telling of it in a list', async () => {
  const { store } = opened;
  const [small, large] = [await addProduct(), await addProduct()];
  const at = '2026-01-01T00:00:00.000Z';
  const cards = Array.from({ length: 300 }, (_, index) => ({
    collection: productCards.base,
    id: 10_000 + index,
    parent_collection: products.base,
    parent_id: large,
    position: index + 1,
    fields: JSON.stringify({ title: words('Card'.repeat(200)) }),
    created_at: at,
    updated_at: at,
  }));
  await opened.database.write.insertInto('entry').values(cards).execute();
  for (const id of [small, large]) await store.remove(products, id, editor);
  const questions = [
    (id: number) => store.wasDeleted(products, id, 'en'),
    (id: number) => store.revisions({ collection: products, id, limit: 10 }),
  ];
  for (const ask of questions) {
    const timeOf = (id: number) =>
      processorTime(async () => {
        for (let times = 0; times < 50; times += 1) await ask(id);
      });
    await timeOf(small);
    const ratios: number[] = [];
    for (let round = 0; round < 5; round += 1) ratios.push((await timeOf(large)) / (await timeOf(small)));
    expect(Math.min(...ratios)).toBeLessThan(1.5);
  }
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 40])('%s is no id', async (id) => {
  expect(await opened.store.wasDeleted(products, id, 'en')).toBe(false);
});
