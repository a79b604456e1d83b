import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import type { FileStorage } from './file-storage.ts';
import type { ImageVariants } from './image-variants.ts';
import type { MediaRow } from './media-rows.ts';

export interface SweepDependencies {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly variants: ImageVariants;
  readonly log: Logger;
}

/** An uploaded file waits this long for the record that will use it, in milliseconds. */
const patience = 24 * 60 * 60 * 1000;

/** Files that nothing names: no live record or draft (`usage`), no retained revision, and no video whose poster they are. */
const unnamed = (connection: Kysely<Tables>, before: Date) =>
  connection
    .selectFrom('media')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .where((expression) =>
      expression.not(
        expression.exists(
          expression.selectFrom('usage').select('media_id').whereRef('usage.media_id', '=', 'media.id'),
        ),
      ),
    )
    .where((expression) =>
      expression.not(
        expression.exists(
          expression
            .selectFrom('revision_media')
            .select('media_id')
            .whereRef('revision_media.media_id', '=', 'media.id'),
        ),
      ),
    )
    .where((expression) =>
      expression.not(
        expression.exists(
          expression.selectFrom('media as video').select('video.id').whereRef('video.poster_id', '=', 'media.id'),
        ),
      ),
    );

/** Deletes a row if still nothing names its file; a record that takes the file at the same moment keeps it. */
const forget = (database: Database, id: number, before: Date): Promise<MediaRow | undefined> =>
  database.transaction(async (transaction) => {
    const query = transaction.deleteFrom('media').where('id', '=', id).where('id', 'in', unnamed(transaction, before));
    const row = await query.returningAll().executeTakeFirst();
    if (row !== undefined) await database.versions.touch(transaction, [`media/${id}`]);
    return row;
  });

/** Removes the bytes of a forgotten row; variants stay while another row holds the same content. */
async function purge({ database, storage, variants }: SweepDependencies, { name, hash }: MediaRow): Promise<void> {
  await storage.remove('uploads', name);
  const twin = await database.read.selectFrom('media').select('id').where('hash', '=', hash).executeTakeFirst();
  if (twin === undefined) await variants.remove(hash);
}

/** See `MediaStore.sweep`. A file that cannot be removed now is logged and does not stop the others. */
export async function sweepMedia(dependencies: SweepDependencies, now: Date): Promise<number> {
  const { database, storage, log } = dependencies;
  const before = new Date(now.getTime() - patience);
  await storage.removeTemporary(before);
  await database.write.deleteFrom('upload').where('at', '<', before.toISOString()).execute();

  let purged = 0;
  for (const { id } of await unnamed(database.read, before).execute()) {
    try {
      const row = await forget(database, id, before);
      if (row === undefined) continue;
      await purge(dependencies, row);
      purged += 1;
    } catch (error) {
      log.warn({ err: error, media: id }, 'An unused file was not removed');
    }
  }
  return purged;
}

/** See `MediaStore.discard`. */
export async function discardMedia(dependencies: SweepDependencies, ids: readonly number[]): Promise<void> {
  // A moment ahead, so that a file of this very millisecond counts as older.
  const before = new Date(Date.now() + 1000);
  for (const id of ids) {
    const row = await forget(dependencies.database, id, before);
    if (row !== undefined) await purge(dependencies, row);
  }
}
