import type { SelectQueryBuilder } from 'kysely';
import type { Collection } from '../../content/model/collection.ts';
import { listTag } from '../changes/change-set.ts';
import { isId } from '../changes/entry-rows.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { ListRequest } from './entry-store.ts';
import type { Database } from '../database/connect.ts';
import { keepStatements } from '../database/keep-statements.ts';
import type { Tables } from '../database/tables.ts';
import {
  knowEntries,
  type LightRow,
  lightColumns,
  type RowsQuestion,
  type WholeRow,
  wholeColumns,
  wholeOf,
} from './known-entries.ts';
import type { UnreadableRecords } from './unreadable-records.ts';

type EntryQuery = SelectQueryBuilder<Tables, 'entry', {}>;

const inOrder = (query: EntryQuery): EntryQuery => query.orderBy('entry.position').orderBy('entry.id');

/** How pages and calls read records: by statements that are made once, and of known ones without their values. */
export function createEntryReads(
  { read, versions }: Pick<Database, 'read' | 'versions'>,
  unreadable: Pick<UnreadableRecords, 'note'>,
) {
  const entriesOf = knowEntries(versions, unreadable);
  const askLight = keepStatements<LightRow>(read);
  const askWhole = keepStatements<WholeRow>(read);

  const asked = (shape: string, values: readonly unknown[], build: () => EntryQuery): RowsQuestion => ({
    light: () => askLight(shape, values, () => build().select(lightColumns)),
    whole: () => askWhole(shape, values, () => build().select(wholeColumns)),
  });
  const rowsIn = (bases: readonly string[]) => read.selectFrom('entry').where('entry.collection', 'in', bases);

  /** Of one parent, or of none: most of what a short list costs is its statement. */
  async function listTogether(collections: ReadonlyMap<string, Collection>, parentId: number | undefined) {
    if (parentId !== undefined && !isId(parentId)) return [];
    const bases = [...collections.keys()];
    const question =
      parentId === undefined
        ? asked(`all of ${bases.length}`, bases, () => inOrder(rowsIn(bases)))
        : asked(`of a parent, ${bases.length}`, [...bases, parentId], () =>
            inOrder(rowsIn(bases).where('entry.parent_id', '=', parentId)),
          );
    return wholeOf(await entriesOf(question, ({ collection }) => collections.get(collection)));
  }

  return {
    entriesOf,
    lists: async (requests: readonly ListRequest[]): Promise<StoredEntry[][]> => {
      const groups = [...Map.groupBy(requests, (request) => request.parentId)];
      const listed = await Promise.all(
        groups.map(async ([parentId, some]) => {
          const collections = new Map(some.map(({ collection }) => [collection.base, collection]));
          const entries = await listTogether(collections, parentId);
          return [...Map.groupBy(entries, (entry) => listTag(entry.collection, parentId))];
        }),
      );
      const byTag = new Map(listed.flat());
      return requests.map(({ collection, parentId }) => byTag.get(listTag(collection.base, parentId)) ?? []);
    },
    get: async (collection: Collection, id: number): Promise<StoredEntry | null> => {
      if (!isId(id)) return null;
      const { base } = collection;
      const question = asked('one', [base, id], () => rowsIn([base]).where('entry.id', '=', id));
      const [row] = await entriesOf(question, () => collection);
      return row?.isWhole === true ? row.entry : null;
    },
    some: async (collection: Collection, ids: readonly number[]): Promise<StoredEntry[]> => {
      const wanted = ids.filter(isId);
      if (wanted.length === 0) return [];
      const { base } = collection;
      const question = asked(`some, ${wanted.length}`, [base, ...wanted], () =>
        rowsIn([base]).where('entry.id', 'in', wanted),
      );
      const byId = new Map(wholeOf(await entriesOf(question, () => collection)).map((entry) => [entry.id, entry]));
      return wanted.flatMap((id) => byId.get(id) ?? []);
    },
    firstOf: async (collection: Collection, parentId: number): Promise<StoredEntry | null> => {
      if (!isId(parentId)) return null;
      const { base } = collection;
      const question = asked('first', [base, parentId, 1], () =>
        inOrder(rowsIn([base]).where('entry.parent_id', '=', parentId)).limit(1),
      );
      const [row] = await entriesOf(question, () => collection);
      return row?.isWhole === true ? row.entry : null;
    },
  };
}
