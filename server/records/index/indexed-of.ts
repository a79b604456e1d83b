import type { Kysely } from 'kysely';
import type { Words } from '../../../language/languages.ts';
import type { Tables } from '../../database/tables.ts';
import { indexedEntries } from './indexed-entries.ts';
import type { RecordKey } from '../changes/change.ts';

/** The index data of a record. */
export interface Indexed extends RecordKey {
  readonly parent: RecordKey | null;
  /** The newest title, as in the dashboard. */
  readonly title: Words;
  /** The published name. */
  readonly name: Words;
  /** True if visitors see it in at least one language. */
  readonly isShown: boolean;
}

/** Loads the index data of some records. The returned function returns `undefined` for records that do not exist. */
export async function indexedOf(
  read: Kysely<Tables>,
  keys: readonly RecordKey[],
): Promise<(key: RecordKey | null) => Indexed | undefined> {
  const byCollection = Map.groupBy(keys, ({ collection }) => collection);
  const lists = [...byCollection].map(([collection, wanted]) =>
    indexedEntries(read, collection)
      .select([
        'entry.id',
        'entry.parent_collection',
        'entry.parent_id',
        'title_en',
        'title_ar',
        'name_en',
        'name_ar',
        'shown_en',
        'shown_ar',
      ])
      .where(
        'record_index.entry_id',
        'in',
        wanted.map(({ id }) => id),
      )
      .execute()
      .then((rows) =>
        rows.map(({ id, parent_collection, parent_id, ...row }): Indexed => ({
          collection,
          id,
          parent:
            parent_collection === null || parent_id === null ? null : { collection: parent_collection, id: parent_id },
          title: { en: row.title_en, ar: row.title_ar },
          name: { en: row.name_en, ar: row.name_ar },
          isShown: row.shown_en + row.shown_ar > 0,
        })),
      ),
  );
  const known = new Map((await Promise.all(lists)).flat().map((row) => [`${row.collection}/${row.id}`, row]));
  return (key) => (key === null ? undefined : known.get(`${key.collection}/${key.id}`));
}
