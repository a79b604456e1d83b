import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../content/collections/index.ts';
import { languages } from '../../../language/languages.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { watchQueries } from '../../../tests/support/explain-queries.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../../tests/support/open-test-store.ts';
import { rebuildIndex } from '../index/rebuild-index.ts';
import { createFacets } from './create-facets.ts';
import { createUnreadableRecords } from './parse-rows.ts';

const unreadable = createUnreadableRecords();
let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

const add = async (name: string) => {
  const write = writing({ name: words(name), environment: 'indoor' });
  return (await opened.store.create(products, { actor: editor, write })).entry.id;
};
const move = writing({ environment: 'outdoor' });

it('the cached facets of a collection equal freshly read ones, after every kind of change', async () => {
  const { store, database } = opened;
  const ids: number[] = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await add(name));
  const [first = 0, second = 0, third = 0] = ids;
  const cachedFacets = createFacets(database, unreadable);
  let deletion = 0;
  const changes: readonly (() => Promise<unknown>)[] = [
    () => Promise.resolve(),
    () => add('F'),
    () => store.update(products, second, { actor: editor, write: move }),
    () => store.publish(products, third, { actor: editor, publishing: { action: 'unpublish', languages: ['ar'] } }),
    () => store.reorder(products, { parentId: null, ids: [...ids, ids.length + 1].toReversed(), actor: editor }),
    async () => {
      deletion = (await store.remove(products, first, editor)).revisionId;
      // The notifications of both changes arrive together.
      await store.update(products, second, { actor: editor, write: move });
    },
    () => add('G'),
    () => store.undo(deletion, editor),
    () => store.duplicate(products, third, { actor: editor, write: (values) => values }),
    () => rebuildIndex(database),
  ];
  for (const change of changes) {
    await change();
    for (const language of languages)
      expect(await cachedFacets(products, language)).toEqual(
        await createFacets(database, unreadable)(products, language),
      );
  }
});

it('of what is kept only changed records are read again, and nothing where nothing changed', async () => {
  const id = await add('Changed');
  const watched = watchQueries(opened.database);
  const facets = createFacets(watched.database, unreadable);
  const requested = async () => {
    const before = watched.count();
    const list = await facets(products, 'en');
    return { list, queries: (await watched.explained()).slice(before).map(({ query }) => query) };
  };
  const whole = await requested();
  expect(whole.queries).toHaveLength(1);
  expect((await requested()).queries).toEqual([]);

  await opened.store.update(products, id, { actor: editor, write: move });
  const { list, queries } = await requested();
  expect(queries).toEqual([expect.stringContaining('"record_index"."entry_id" in')]);
  expect(list.filter((each) => !whole.list.includes(each)).map((each) => each.id)).toEqual([id]);
});

it('the facets of many are read a part at a time, and stand in their order', async () => {
  const { store, database } = opened;
  const id = await add('Last of few');
  const pattern = await database.read
    .selectFrom('entry')
    .selectAll()
    .where('collection', '=', products.base)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const many = 1200;
  for (let start = 1; start <= many; start += 200) {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...pattern,
      id: pattern.id + start + index,
      // The newest records come first.
      position: -(start + index),
    }));
    await database.write.insertInto('entry').values(rows).execute();
  }
  await rebuildIndex(database);
  const watched = watchQueries(database);
  const list = await createFacets(watched.database, unreadable)(products, 'en');
  expect(watched.count()).toBeGreaterThan(many / 500);
  const { entries } = await store.part(products, { limit: 2000, shownIn: 'en', sort: 'position', titlesIn: 'en' });
  expect(list.map((each) => each.id)).toEqual(entries.map((each) => each.id));
});
