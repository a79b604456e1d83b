import type { Kysely } from 'kysely';
import type { Collection } from '../../content/model/collection.ts';
import type { RecordNames } from '../../content/model/reader.ts';
import type { RecordIndexRow, Tables } from '../database/tables.ts';
import { indexedEntries, isShownSomewhere } from '../record-index/indexed-entries.ts';

/** The names of a collection's records that visitors see in some language, by position; `toNames` reads its rows. */
export const selectNames = (read: Kysely<Tables>, { base }: Collection) =>
  indexedEntries(read, base)
    .select(['entry.id', 'entry.parent_id', 'name_en', 'name_ar', 'shown_en', 'shown_ar', 'changed_at'])
    .where(isShownSomewhere)
    .orderBy('entry.position')
    .orderBy('entry.id');

type Row = Pick<RecordIndexRow, 'name_en' | 'name_ar' | 'shown_en' | 'shown_ar' | 'changed_at'> & {
  readonly id: number;
  readonly parent_id: number | null;
};

export const toNames = (row: Row): RecordNames => ({
  id: row.id,
  parentId: row.parent_id,
  names: { ...(row.shown_en === 1 && { en: row.name_en }), ...(row.shown_ar === 1 && { ar: row.name_ar }) },
  changedAt: row.changed_at,
});

/** See `EntryStore.names`. */
export async function listNames(read: Kysely<Tables>, collection: Collection): Promise<RecordNames[]> {
  return (await selectNames(read, collection).execute()).map(toNames);
}
