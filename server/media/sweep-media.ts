import { setImmediate as breathe } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import type { FileStorage } from './file-storage.ts';
import { foldOldWords } from './file-words.ts';
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

/** True for a file that nothing names: no live record or draft (`usage`), no retained revision, and no video whose poster it is. */
const isUnnamed =
  (before: Date) =>
  (on: ExpressionBuilder<Tables, 'media'>): Expression<SqlBool> =>
    on.and([
      on('media.created_at', '<', before.toISOString()),
      // What was set aside can be put back for as long as what nobody used yet is kept.
      on.or([on('media.removed_at', 'is', null), on('media.removed_at', '<', before.toISOString())]),
      on.not(on.exists(on.selectFrom('usage').select('media_id').whereRef('usage.media_id', '=', 'media.id'))),
      on.not(
        on.exists(
          on.selectFrom('revision_media').select('media_id').whereRef('revision_media.media_id', '=', 'media.id'),
        ),
      ),
      on.not(
        on.exists(on.selectFrom('media as video').select('video.id').whereRef('video.poster_id', '=', 'media.id')),
      ),
    ]);

/** How many files are looked at in one go; pages are answered in between. */
const atOnce = 500;

/** The ids of files that nothing names, a part of the library at a time. */
async function* unnamed(connection: Kysely<Tables>, before: Date): AsyncGenerator<number> {
  for (let behind: number | undefined = 0; behind !== undefined;) {
    const part = connection.selectFrom('media').select('id').where('id', '>', behind).orderBy('id').limit(atOnce);
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

/** Deletes a row if still nothing names its file; a record that takes the file at the same moment keeps it. */
const forget = (database: Database, id: number, before: Date): Promise<MediaRow | undefined> =>
  database.transaction(async (transaction) => {
    const query = transaction.deleteFrom('media').where('id', '=', id).where(isUnnamed(before));
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

  await foldOldWords(database);
  let purged = 0;
  for await (const id of unnamed(database.read, before)) {
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
