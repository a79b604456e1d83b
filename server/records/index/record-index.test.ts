import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories, categoryCards, productCards, products } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { watchQueries } from '../../../tests/support/explain-queries.ts';
import {
  editor,
  openTestStore,
  quiet,
  type TestStore,
  words,
  writing,
} from '../../../tests/support/open-test-store.ts';
import { ensureIndex, rebuildIndex } from './rebuild-index.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

/** All derived rows, in an order that does not depend on how they were created. */
async function derived() {
  const { read } = opened.database;
  const rows = await read.selectFrom('record_index').selectAll().orderBy('collection').orderBy('entry_id').execute();
  const found = await read.selectFrom('record_word').selectAll().execute();
  const facts = await read.selectFrom('record_fact').selectAll().execute();
  const counts = await read.selectFrom('record_count').selectAll().orderBy('collection').execute();
  return {
    rows,
    words: found.map(({ word, collection, entry_id }) => `${collection}/${entry_id} ${word}`).toSorted(),
    facts: facts
      .map(({ collection, entry_id, field, value, amount }) => `${collection}/${entry_id} ${field} ${value} ${amount}`)
      .toSorted(),
    counts: counts.filter(({ records }) => records > 0),
  };
}

const rowOf = async (collection: string, id: number) =>
  (await derived()).rows.find((row) => row.collection === collection && row.entry_id === id);

const addProduct = async (name: string, values = {}) => {
  const write = writing({ name: words(name), ...values });
  return (await opened.store.create(products, { actor: editor, write })).entry;
};

it('after every kind of change the index equals a rebuilt one', async () => {
  const { store, database } = opened;
  const category = (await store.create(categories, { actor: editor, write: writing({ name: words('LED walls') }) }))
    .entry;
  const card = { actor: editor, parentId: category.id, write: writing({ title: words('الشاشة الخارجية') }) };
  await store.create(categoryCards, card);
  const second = (await store.create(categoryCards, card)).entry;
  await store.create(categoryCards, card);
  const product = await addProduct('Vision 55', { environment: 'outdoor', size: 55, category: category.id });
  const steps: (() => Promise<unknown>)[] = [
    () => store.update(products, product.id, { actor: editor, write: writing({ name: { en: 'Vision', ar: '' } }) }),
    () =>
      store.update(products, product.id, {
        actor: editor,
        saving: 'draft',
        write: writing({ name: words('The next Vision') }),
      }),
    () =>
      store.publish(categories, category.id, {
        actor: editor,
        publishing: { action: 'unpublish', languages: ['ar'] },
      }),
    () => store.duplicate(categories, category.id, { actor: editor, write: (values) => values }),
    () => store.remove(categories, category.id, editor),
    async () => {
      const [last] = await store.revisions({ limit: 1 });
      return store.undo(last?.id ?? 0, editor);
    },
    () =>
      store.publish(categories, category.id, { actor: editor, publishing: { action: 'publish', languages: ['ar'] } }),
    () => store.remove(categoryCards, second.id, editor),
    () =>
      store.publish(products, product.id, {
        actor: editor,
        publishing: { action: 'publish', languages: ['en', 'ar'] },
      }),
    () => store.remove(products, product.id, editor),
  ];
  for (const step of steps) {
    await step();
    const former = await derived();
    await rebuildIndex(database);
    expect(former).toEqual(await derived());
  }
});

it('what hangs on a hidden record is shown nowhere, and again when it is shown', async () => {
  const { store } = opened;
  const category = (await store.create(categories, { actor: editor, write: writing({ name: words('Kiosks') }) })).entry;
  const below = { actor: editor, parentId: category.id };
  const sub = (await store.create(categoryCards, { ...below, write: writing({ title: words('Slim') }) })).entry;
  const hide = { action: 'unpublish', languages: ['en'] } as const;
  await store.publish(categories, category.id, { actor: editor, publishing: hide });
  expect(await rowOf(categoryCards.base, sub.id)).toMatchObject({ shown_en: 0, shown_ar: 1, state_en: 'published' });
  await store.publish(categories, category.id, { actor: editor, publishing: { ...hide, action: 'publish' } });
  expect(await rowOf(categoryCards.base, sub.id)).toMatchObject({ shown_en: 1, shown_ar: 1 });
});

it('a record with a page changed when a section of it did that visitors see', async () => {
  const product = await addProduct('With sections');
  const section = { parentId: product.id, actor: editor };
  await opened.store.create(productCards, { ...section, saving: 'draft', write: writing({ title: words('Later') }) });
  expect((await rowOf(products.base, product.id))?.changed_at).toBe(product.updatedAt);
  const { entry } = await opened.store.create(productCards, { ...section, write: writing({ title: words('Now') }) });
  expect((await rowOf(products.base, product.id))?.changed_at).toBe(entry.updatedAt);
});

it('a database that has records but no index gets it at the start, once', async () => {
  const { database } = opened;
  const product = await addProduct('Found again');
  const before = await derived();
  await database.write.deleteFrom('record_edition').execute();
  await database.write.deleteFrom('record_index').execute();
  await ensureIndex(database, quiet);
  expect(await derived()).toEqual(before);
  await database.write.deleteFrom('record_index').where('entry_id', '=', product.id).execute();
  await ensureIndex(database, quiet);
  expect(await rowOf(products.base, product.id)).toBeUndefined();
});

it('a rebuild takes far fewer statements than there are records', async () => {
  const count = async () => {
    const watched = watchQueries(opened.database);
    await rebuildIndex(watched.database);
    return watched.count();
  };
  const few = await count();
  const more = 40;
  for (let index = 0; index < more; index += 1) {
    const product = await addProduct(`Wall ${index}`, { environment: 'indoor', size: index });
    const section = { parentId: product.id, actor: editor, write: writing({ title: words(`Part ${index}`) }) };
    await opened.store.create(productCards, section);
  }
  const former = await derived();
  expect((await count()) - few).toBeLessThan(more / 4);
  expect(await derived()).toEqual(former);
});
