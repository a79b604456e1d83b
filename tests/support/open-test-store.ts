import type { FieldValues } from '../../server/records/changes/stored-entry.ts';
import { connectDatabase, type Database, type DatabaseOptions } from '../../server/database/connect.ts';
import { createEntryStore } from '../../server/records/create-entry-store.ts';
import type { EntryStore } from '../../server/records/repository/entry-store.ts';
import type { Logger } from '../../server/logger.ts';
import { findMedia } from '../../server/media/media-rows.ts';

export const quiet: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const editor = { name: 'editor' };

export interface TestStore {
  readonly database: Database;
  readonly store: EntryStore;
}

/** Opens a store on a test's database. The caller must close `database`. */
export async function openTestStore(options: Omit<DatabaseOptions, 'log'>): Promise<TestStore> {
  const database = await connectDatabase({ ...options, log: quiet });
  return { database, store: createEntryStore(database) };
}

/** Writes some fields and leaves the others unchanged. */
export const writing =
  (values: FieldValues) =>
  (previous: FieldValues): FieldValues => ({ ...previous, ...values });

/** The same text in both languages. */
export const words = (text: string) => ({ en: text, ar: text });

/** A file shared by both languages. */
export const shared = (id: number) => ({ shared: id, en: null, ar: null });

/** Adds the row of a picture without its file. Returns its id. */
export async function addMedia(database: Database, name: string): Promise<number> {
  const { id } = await database.write
    .insertInto('media')
    .values({
      name,
      original_name: name,
      kind: 'image',
      type: 'image/png',
      bytes: 1,
      hash: name,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds files by name as the media store does. */
export const mediaFinder = ({ read }: Database) => ({
  find: (ids: readonly number[]) => findMedia(read, ids),
});
