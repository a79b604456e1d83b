import type { Collection } from '../../../content/model/collection.ts';
import { listTag } from '../changes/change.ts';
import { isId } from '../changes/entry-rows.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import type { ListRequest } from './entry-reads.ts';
import { createRowParser, entryColumns, wholeOf, type UnreadableRecords } from './parse-rows.ts';

/** Creates the read methods for pages and calls. */
export function createEntryReads(
  { read, versions }: Pick<Database, 'read' | 'versions'>,
  unreadable: Pick<UnreadableRecords, 'note'>,
) {
  const parse = createRowParser(versions, unreadable);

  const rowsIn = (slugs: readonly string[]) =>
    read.selectFrom('entry').select(entryColumns).where('entry.collection', 'in', slugs);
  const rowsByPosition = (slugs: readonly string[]) => rowsIn(slugs).orderBy('entry.position').orderBy('entry.id');

  /**
   * Lists of one parent, or without a parent, share one statement, because the statement is most of the cost of a short
   * list.
   */
  async function listTogether(collections: ReadonlyMap<string, Collection>, parentId: number | undefined) {
    if (parentId !== undefined && !isId(parentId)) return [];
    const all = rowsByPosition([...collections.keys()]);
    const rows = await (parentId === undefined ? all : all.where('entry.parent_id', '=', parentId)).execute();
    const parsed = rows.flatMap((row) => {
      const collection = collections.get(row.collection);
      return collection === undefined ? [] : [parse(collection, row)];
    });
    return wholeOf(parsed);
  }

  async function some(collection: Collection, ids: readonly number[]): Promise<StoredEntry[]> {
    const wanted = ids.filter(isId);
    if (wanted.length === 0) return [];
    const rows = await rowsIn([collection.base]).where('entry.id', 'in', wanted).execute();
    const found = wholeOf(rows.map((row) => parse(collection, row)));
    const byId = new Map(found.map((entry) => [entry.id, entry]));
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    parse,
    some,
    lists: async (requests: readonly ListRequest[]): Promise<StoredEntry[][]> => {
      const groups = [...Map.groupBy(requests, (request) => request.parentId)];
      const listed = await Promise.all(
        groups.map(async ([parentId, together]) => {
          const collections = new Map(together.map(({ collection }) => [collection.base, collection]));
          const entries = await listTogether(collections, parentId);
          return [...Map.groupBy(entries, (entry) => listTag(entry.collection, parentId))];
        }),
      );
      const byTag = new Map(listed.flat());
      return requests.map(({ collection, parentId }) => byTag.get(listTag(collection.base, parentId)) ?? []);
    },
    get: async (collection: Collection, id: number): Promise<StoredEntry | null> =>
      (await some(collection, [id]))[0] ?? null,
    firstOf: async (collection: Collection, parentId: number): Promise<StoredEntry | null> => {
      if (!isId(parentId)) return null;
      const rows = await rowsByPosition([collection.base]).where('entry.parent_id', '=', parentId).limit(1).execute();
      const [entry = null] = wholeOf(rows.map((row) => parse(collection, row)));
      return entry;
    },
  };
}
