import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { EntryLink } from './entry-store.ts';

/** See `EntryStore.links`. */
export async function findLinks(database: Kysely<Tables>): Promise<readonly EntryLink[]> {
  const rows = await database
    .selectFrom('usage')
    .select(['collection', 'entry_id', 'field', 'path'])
    .distinct()
    .where('path', 'is not', null)
    .orderBy('collection')
    .orderBy('entry_id')
    .orderBy('field')
    .orderBy('path')
    .execute();
  return rows.map(({ collection, entry_id: entryId, field, path }) => ({
    collection,
    entryId,
    field,
    path: path ?? '',
  }));
}
