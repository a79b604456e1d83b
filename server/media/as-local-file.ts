import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../make-private.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';

/**
 * Runs work that needs a stored file on the local disk: with the path of the file itself, or of a copy that is deleted
 * after the work. @throws errors of the storage and of the work
 */
export async function asLocalFile<T>(
  storage: Pick<FileStorage, 'temporaryPath'>,
  file: StoredFile,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (file.path !== null) {
    await file.close();
    return work(file.path);
  }
  const copy = storage.temporaryPath();
  try {
    await pipeline(file.read(), createWriteStream(copy, { flags: 'wx', mode: privateFile }));
    return await work(copy);
  } finally {
    await rm(copy, { force: true });
  }
}
