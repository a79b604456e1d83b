import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKind, Media } from '../../fields/field.ts';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import type { Logger } from '../../server/logger.ts';
import type { FileStorage } from '../../server/storage/file-storage.ts';
import { createLocalStorage } from '../../server/storage/local-storage.ts';
import { createMediaStore, type MediaStore } from '../../server/media/media-store.ts';

export interface TestMedia {
  /** Where its data are, for a second store on the same data. */
  readonly config: { readonly dataDir: string; readonly databaseUrl?: string };
  readonly store: MediaStore;
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Logger;
  /** Stores content as an administrator's upload; every kind is accepted unless `accept` is given. */
  upload(content: Buffer | string, fileName: string, accept?: readonly FileKind[]): Promise<Media>;
  /** Stores content that a published record uses, so that visitors may read it. */
  publish(content: Buffer | string, fileName: string): Promise<Media>;
  /** Names of the files in a folder of the data folder. */
  files(folder: 'incoming' | 'uploads' | 'images'): Promise<string[]>;
  countRows(): Promise<number>;
  close(): Promise<void>;
}

const silent: Logger = { info() {}, warn() {}, error() {} };
const everyKind: readonly FileKind[] = ['image', 'video', 'document', 'model'];

/**
 * Opens a media store on an empty database; its files are in the data folder unless `toStorage` replaces the storage.
 */
export async function openTestMedia(
  config: { dataDir: string; databaseUrl?: string },
  toStorage: (folder: FileStorage) => FileStorage = (folder) => folder,
): Promise<TestMedia> {
  const database = await connectDatabase({ ...config, log: silent });
  const store = createMediaStore({ database, storage: toStorage(createLocalStorage(config.dataDir)), log: silent });
  const upload: TestMedia['upload'] = (content, fileName, accept = everyKind) =>
    store.receive(Readable.from([Buffer.from(content)]), { fileName, accept });
  const record = { collection: 'herobanner', id: 900 };
  return {
    config,
    store,
    database,
    dataDir: config.dataDir,
    log: silent,
    upload,
    async publish(content, fileName) {
      const media = await upload(content, fileName);
      const shown = { ...record, position: 1, fields: '{}', created_at: 'x', updated_at: 'x' };
      await database.write
        .insertInto('entry')
        .values(shown)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { collection, id: entry_id } = record;
      await database.write
        .insertInto('usage')
        .values({ collection, entry_id, field: 'image', media_id: media.id })
        .execute();
      return media;
    },
    files: async (folder) => (await readdir(join(config.dataDir, folder))).toSorted(),
    countRows: async () => (await database.read.selectFrom('media').select('id').execute()).length,
    async close() {
      await store.close();
      await database.close();
    },
  };
}
