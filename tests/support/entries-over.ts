import { titleOf } from '../../content/derive/title-of.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { StoredEntry } from '../../server/changes/stored-entry.ts';
import type { EntryStore } from '../../server/entries/entry-store.ts';

type Reading = Pick<EntryStore, 'list' | 'part' | 'some' | 'facets' | 'names' | 'get' | 'wasDeleted' | 'findDeleted'>;

/** What is read of a store, over records that a test made up; `recordsOf` gives all of a collection in their order. */
export function entriesOver(recordsOf: (collection: Collection) => Promise<readonly StoredEntry[]>): Reading {
  return {
    list: async (collection, { parentId } = {}) =>
      (await recordsOf(collection)).filter((entry) => parentId === undefined || entry.parentId === parentId),
    async part(collection, { shownIn, after, limit }) {
      const all = (await recordsOf(collection)).filter(
        ({ status }) => shownIn === undefined || status[shownIn] === 'published',
      );
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const entries = all.slice(start, start + limit);
      const isLast = start + entries.length >= all.length;
      return { entries, total: all.length, next: isLast ? null : (entries.at(-1)?.id ?? null) };
    },
    async some(collection, ids) {
      const all = await recordsOf(collection);
      return ids.flatMap((wanted) => all.find(({ id }) => id === wanted) ?? []);
    },
    facets: async (collection, language) =>
      (await recordsOf(collection))
        .filter(({ status }) => status[language] === 'published')
        .map(({ id, fields }) => ({ id, facets: fields })),
    names: async (collection) =>
      (await recordsOf(collection)).map((entry) => {
        const { en, ar } = titleOf(collection, entry);
        const { status } = entry;
        return {
          id: entry.id,
          names: { ...(status.en === 'published' && { en }), ...(status.ar === 'published' && { ar }) },
          changedAt: entry.updatedAt,
        };
      }),
    get: async (collection, id) => (await recordsOf(collection)).find((entry) => entry.id === id) ?? null,
    wasDeleted: async () => false,
    findDeleted: async () => null,
  };
}
