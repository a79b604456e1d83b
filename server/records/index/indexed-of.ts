import type { Kysely } from 'kysely';
import type { Words } from '../../../language/languages.ts';
import type { Tables } from '../../database/tables.ts';
import { indexedEntries } from './indexed-entries.ts';
import type { RecordKey } from '../changes/change.ts';

/** What the index knows of a record. */
export interface Indexed extends RecordKey {
  /** The record it belongs to. */
  readonly parent: RecordKey | null;
  /** As its editor calls it. */
  readonly title: Words;
  /** As visitors call it. */
  readonly name: Words;
  /** True where visitors see it in some language. */
  readonly isShown: boolean;
}

/** Finds what the index knows of some records; `undefined` for those that are not there. */
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
