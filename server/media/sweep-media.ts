import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { foldOldWords } from './file-words.ts';
import type { ImageVariants } from './image-variants.ts';
import { StorageAwayError } from '../storage/storage-away-error.ts';
import { isUnnamed } from './is-unnamed.ts';
import type { MediaRow } from './media-rows.ts';

export interface SweepDependencies {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly variants: ImageVariants;
  readonly log: Logger;
}

/** Minimum age in milliseconds before leftovers of interrupted uploads and recent files are deleted. */
const uploadTimeout = 24 * 60 * 60 * 1000;

/** Files per query; pages are served in between. */
const atOnce = 500;

/**
 * The ids of unused files that were removed from the library, in batches. Files of the library are retained even if
 * they are unused.
 */
async function* unnamed(connection: Kysely<Tables>, before: Date): AsyncGenerator<number> {
  for (let behind: number | undefined = 0; behind !== undefined;) {
    const part = connection
      .selectFrom('media')
      .select('id')
      .where('removed_at', 'is not', null)
      .where('id', '>', behind)
      .orderBy('id')
      .limit(atOnce);
    const ids: number[] = (await part.execute()).map(({ id }) => id);
    behind = ids.at(-1);
    if (behind === undefined) return;
    const found = await connection
      .selectFrom('media')
      .select('id')
      .where('id', 'in', ids)
      .where(isUnnamed(before))
      .execute();
    for (const { id } of found) yield id;
    await breathe();
  }
}

/** Deletes the row of a file that is still unused, so that a concurrent use by a record prevents it. */
const forget = (database: Database, id: number, before: Date): Promise<MediaRow | undefined> =>
  database.transaction(async (transaction) => {
    const query = transaction.deleteFrom('media').where('id', '=', id).where(isUnnamed(before));
    const row = await query.returningAll().executeTakeFirst();
    if (row !== undefined) await database.versions.touch(transaction, [`media/${id}`]);
    return row;
  });

/** Deletes the content of a deleted row. Variants stay while another row has the same content. */
async function purge({ database, storage, variants }: SweepDependencies, { name, hash }: MediaRow): Promise<void> {
  await storage.remove('uploads', [name]);
  const twin = await database.read.selectFrom('media').select('id').where('hash', '=', hash).executeTakeFirst();
  if (twin === undefined) await variants.remove(hash);
}

/**
 * Deletes an unused file: first its row, so that no record can use it meanwhile, then its content. The row stays if the
 * storage is unreachable. @returns false if the file is used
 */
async function forgetFile(dependencies: SweepDependencies, id: number, before: Date): Promise<boolean> {
  const { database, storage } = dependencies;
  const known = await database.read.selectFrom('media').select('name').where('id', '=', id).executeTakeFirst();
  if (known === undefined) return false;
  await (await storage.open('uploads', known.name))?.close();
  const row = await forget(database, id, before);
  if (row !== undefined) await purge(dependencies, row);
  return row !== undefined;
}

/** See `MediaStore.sweep`. A file that cannot be deleted now is logged; the others are still deleted. */
export async function sweepMedia(dependencies: SweepDependencies, now: Date): Promise<number> {
  const { database, storage, log } = dependencies;
  const before = new Date(now.getTime() - uploadTimeout);
  await storage.removeTemporary(before);
  await database.write.deleteFrom('upload').where('at', '<', before.toISOString()).execute();

  await foldOldWords(database);
  let purged = 0;
  for await (const id of unnamed(database.read, before)) {
    try {
      if (await forgetFile(dependencies, id, before)) purged += 1;
    } catch (error) {
      log.warn({ err: error, media: id }, 'A removed file could not be purged');
    }
  }
  return purged;
}

/** Removes an unused file from the library, so that the sweep deletes it. */
const leaveToSweep = ({ database }: SweepDependencies, id: number, before: Date) =>
  database.write
    .updateTable('media')
    .set({ removed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where(isUnnamed(before))
    .execute();

/** See `MediaStore.discard`. Files that cannot be reached now are left to the sweep. */
export async function discardMedia(dependencies: SweepDependencies, ids: readonly number[]): Promise<void> {
  // Slightly in the future, so that a file of the current millisecond is included.
  const before = new Date(Date.now() + 1000);
  for (const id of ids) {
    try {
      await forgetFile(dependencies, id, before);
    } catch (error) {
      if (!(error instanceof StorageAwayError)) throw error;
      await leaveToSweep(dependencies, id, before);
    }
  }
}
