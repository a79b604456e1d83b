import type { Kysely } from 'kysely';
import type { Collection } from '../../content/model/collection.ts';
import type { RecordNames } from '../../content/model/reader.ts';
import type { Tables } from '../database/tables.ts';

/** See `EntryStore.names`. */
export async function listNames(read: Kysely<Tables>, { base }: Collection): Promise<RecordNames[]> {
  const rows = await read
    .selectFrom('entry')
    .innerJoin('record_index', (join) =>
      join.onRef('record_index.collection', '=', 'entry.collection').onRef('record_index.entry_id', '=', 'entry.id'),
    )
    .select(['entry.id', 'name_en', 'name_ar', 'shown_en', 'shown_ar', 'changed_at'])
    .where('entry.collection', '=', base)
    .where((eb) => eb.or([eb('shown_en', '=', 1), eb('shown_ar', '=', 1)]))
    .orderBy('entry.position')
    .orderBy('entry.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    names: { ...(row.shown_en === 1 && { en: row.name_en }), ...(row.shown_ar === 1 && { ar: row.name_ar }) },
    changedAt: row.changed_at,
  }));
}
