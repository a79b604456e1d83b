import { hyphenate } from '../../content/hyphenate.ts';
import { titleOf } from '../../content/derive/title-of.ts';
import type { Collection } from '../../content/model/collection.ts';
import { languages } from '../../language/languages.ts';
import type { StoredEntry } from '../../server/records/changes/stored-entry.ts';
import type { EntryReads } from '../../server/records/repository/entry-reads.ts';

/** A store's read methods on records of a test; `recordsOf` returns all records of a collection in their order. */
export function entriesOver(recordsOf: (collection: Collection) => Promise<readonly StoredEntry[]>): EntryReads {
  return {
    lists: (requests) =>
      Promise.all(
        requests.map(async ({ collection, parentId }) =>
          (await recordsOf(collection)).filter((entry) => parentId === undefined || entry.parentId === parentId),
        ),
      ),
    async part(collection, { parentId, shownIn, after, limit }) {
      const all = (await recordsOf(collection)).filter(
        (entry) =>
          (parentId === undefined || entry.parentId === parentId) &&
          (shownIn === undefined || entry.status[shownIn] === 'published'),
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
    names: async (collection, request) => {
      const isMeant = ({ id }: StoredEntry) =>
        'ids' in request ? request.ids.includes(id) : id >= request.from && id < request.below;
      const meant = (await recordsOf(collection)).filter(isMeant).toSorted((one, other) => one.id - other.id);
      return meant.map((entry) => {
        const { en, ar } = titleOf(collection, entry);
        const { status } = entry;
        return {
          id: entry.id,
          parentId: entry.parentId,
          names: { ...(status.en === 'published' && { en }), ...(status.ar === 'published' && { ar }) },
          changedAt: entry.updatedAt,
        };
      });
    },
    ranges: async (collection, size) => {
      const begins = (await recordsOf(collection)).map(({ id }) => Math.floor(id / size) * size);
      return [...new Set(begins)].toSorted((one, other) => one - other);
    },
    changedAt: async (collection) =>
      (await recordsOf(collection))
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1) ?? null,
    async rows(collection, { language, requests }) {
      const all = await recordsOf(collection);
      return requests.map(({ parentId, behind, before, limit }) => {
        const siblings = all.filter((entry) => parentId === undefined || entry.parentId === parentId);
        const placeOf = (wanted: number) => siblings.findIndex(({ id }) => id === wanted);
        const end = before === undefined || before === 'end' ? siblings.length : Math.max(0, placeOf(before));
        const start = behind === undefined ? 0 : placeOf(behind) < 0 ? end : placeOf(behind) + 1;
        const shown = siblings.slice(start, end).filter(({ status }) => status[language] === 'published');
        const row = before === undefined ? shown.slice(0, limit) : shown.slice(-limit);
        return row.map((entry) => ({ id: entry.id, name: titleOf(collection, entry) }));
      });
    },
    async named(collection, { address, parentId }) {
      const all = await recordsOf(collection);
      return all
        .filter((entry) => parentId === undefined || entry.parentId === parentId)
        .map((entry) => ({
          id: entry.id,
          name: titleOf(collection, entry),
          shownIn: languages.filter((language) => entry.status[language] === 'published'),
        }))
        .filter(({ name }) => languages.some((language) => hyphenate(name[language]) === hyphenate(address)));
    },
    formerlyNamed: async () => [],
    get: async (collection, id) => (await recordsOf(collection)).find((entry) => entry.id === id) ?? null,
    wasDeleted: async () => false,
    findDeleted: async () => null,
  };
}
