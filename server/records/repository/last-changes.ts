import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { Tables } from '../../database/tables.ts';
import type { LastChange } from './entry-part.ts';

/** See `EntryStore.lastChanges`. Reads one index entry of the history per record. */
export async function lastChanges(
  read: Kysely<Tables>,
  { base }: Collection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LastChange>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.on((eb) =>
        eb(
          'revision.id',
          '=',
          eb
            .selectFrom('revision as last')
            .select('last.id')
            .where('last.collection', '=', base)
            .whereRef('last.entry_id', '=', 'entry.id')
            .orderBy('last.id', 'desc')
            .limit(1),
        ),
      ),
    )
    .select(['entry.id', 'revision.actor', 'revision.at'])
    .where('entry.collection', '=', base)
    .where('entry.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, actor, at }) => [id, { by: actor, at }]));
}
