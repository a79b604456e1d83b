import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The number of uses of some files in existing records, by file id; see `findUses`. */
export async function countUses(
  connection: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const places = connection
    .selectFrom('usage')
    .select(['media_id', 'collection', 'entry_id', 'field', 'language'])
    .distinct()
    .where('media_id', 'in', ids)
    .as('place');
  const rows = await connection
    .selectFrom(places)
    .select(({ fn }) => ['media_id', fn.countAll().as('places')])
    .groupBy('media_id')
    .execute();
  return new Map(rows.map(({ media_id: id, places }) => [id ?? 0, Number(places)]));
}
