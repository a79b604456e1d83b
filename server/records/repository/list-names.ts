import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { NamesRequest, RecordNames } from '../../../content/model/reader.ts';
import type { RecordIndexRow, Tables } from '../../database/tables.ts';
import { indexedEntries, isShownSomewhere } from '../index/indexed-entries.ts';

/**
 * The names of the records of a collection that visitors see in at least one language, by position. `toNames` converts
 * its rows.
 */
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
export async function listNames(
  read: Kysely<Tables>,
  collection: Collection,
  request: NamesRequest,
): Promise<RecordNames[]> {
  const ordered = selectNames(read, collection).clearOrderBy().orderBy('record_index.entry_id');
  const query =
    'ids' in request
      ? ordered.where('record_index.entry_id', 'in', request.ids)
      : // The condition is on both columns because PostgreSQL does not derive one from the other.
        (['record_index.entry_id', 'entry.id'] as const).reduce(
          (query, id) => query.where(id, '>=', request.from).where(id, '<', request.below),
          ordered,
        );
  return (await query.execute()).map(toNames);
}

/** See `EntryStore.ranges`. One index lookup per range finds the next range that is not empty. */
export async function listRanges(read: Kysely<Tables>, { base }: Collection, size: number): Promise<number[]> {
  const length = sql.lit(size);
  const firstFrom = (from: RawBuilder<unknown>) => sql`(
    select entry_id from record_index
    where collection = ${base} and entry_id >= ${from} and (shown_en = 1 or shown_ar = 1)
    order by entry_id limit 1)`;
  const { rows } = await sql<{ start: number }>`
    with recursive held (id) as (
      select ${firstFrom(sql.lit(0))}
      union all
      select ${firstFrom(sql`(held.id / ${length} + 1) * ${length}`)} from held where held.id is not null
    )
    select (id / ${length}) * ${length} as start from held where id is not null order by id`.execute(read);
  return rows.map(({ start }) => start);
}

/** See `EntryStore.changedAt`. */
export async function lastChange(read: Kysely<Tables>, { base }: Collection): Promise<string | null> {
  const last = await read
    .selectFrom('record_index')
    .select('changed_at')
    .where('collection', '=', base)
    .where(isShownSomewhere)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.changed_at ?? null;
}
