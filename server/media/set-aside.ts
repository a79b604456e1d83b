import type { Database } from '../database/connect.ts';

/** The unused ones of some files, from the table of unused files. */
async function unusedAmong({ read }: Pick<Database, 'read'>, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await read.selectFrom('media_unused').select('media_id').where('media_id', 'in', ids).execute();
  return rows.map(({ media_id }) => media_id);
}

/**
 * Removes the unused ones of some files from the library. Their content stays until the sweep, so that this can be
 * undone. @returns their ids
 */
export async function setAside(database: Database, ids: readonly number[]): Promise<readonly number[]> {
  const unused = await unusedAmong(database, ids);
  if (unused.length === 0) return [];
  const rows = await database.write
    .updateTable('media')
    .set({ removed_at: new Date().toISOString() })
    .where('id', 'in', unused)
    .where('removed_at', 'is', null)
    // A record may have begun to use one meanwhile.
    .where((on) =>
      on.not(on.exists(on.selectFrom('usage').select('usage.media_id').whereRef('usage.media_id', '=', 'media.id'))),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Restores files that were set aside and not yet swept. @returns their ids */
export async function putBack(database: Database, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await database.write
    .updateTable('media')
    .set({ removed_at: null })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}
