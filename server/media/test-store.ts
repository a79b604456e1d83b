import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKind, Media } from '../../fields/field.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import type { Logger } from '../logger.ts';
import { createMediaStore, type MediaStore } from './media-store.ts';

export interface TestStore {
  readonly store: MediaStore;
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Logger;
  /** Takes in content as an administrator's upload does; every kind is accepted unless told otherwise. */
  upload(content: Buffer | string, fileName: string, accept?: readonly FileKind[]): Promise<Media>;
  /** Names of the files in a folder of the data directory. */
  files(folder: 'incoming' | 'uploads' | 'images'): Promise<string[]>;
  countRows(): Promise<number>;
  close(): Promise<void>;
}

const silent: Logger = { info() {}, warn() {}, error() {} };
const everyKind: readonly FileKind[] = ['image', 'video', 'document'];

/** A store over an empty database, for tests. */
export async function openTestStore(config: { dataDir: string; databaseUrl?: string }): Promise<TestStore> {
  const database = await connectDatabase({ ...config, log: silent });
  const store = createMediaStore({ database, dataDir: config.dataDir, log: silent });
  return {
    store,
    database,
    dataDir: config.dataDir,
    log: silent,
    upload: (content, fileName, accept = everyKind) =>
      store.receive(Readable.from([Buffer.from(content)]), { fileName, accept }),
    files: async (folder) => (await readdir(join(config.dataDir, folder))).toSorted(),
    countRows: async () => (await database.read.selectFrom('media').select('id').execute()).length,
    async close() {
      await store.close();
      await database.close();
    },
  };
}
