import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../../make-private.ts';
import { insteadOfNothing } from '../../refusals/is-not-there.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { hashOf, storedHash } from '../../storage/hash-file.ts';
import { openLocalFile } from '../../storage/local-storage.ts';
import type { UploadSource } from './make-backup.ts';

/** Files that were added to those of the site. */
export interface PlacedFiles {
  /** Removes them and restores the files that they replaced. */
  rollBack(): Promise<void>;
  /** The previous files. */
  readonly before: UploadSource;
}

/** Copies a stored file, to restore it if needed. */
async function setAside(storage: FileStorage, name: string, path: string): Promise<void> {
  const file = await storage.open('uploads', name);
  if (file === null) throw new Error(`The file ${name} no longer exists`);
  await pipeline(file.read(), createWriteStream(path, { flags: 'wx', mode: privateFile, flush: true }));
}

/**
 * Adds unpacked files to those of the site, so that both the old and the new rows find theirs. A file with the same
 * content stays.
 */
export async function placeFiles(folder: string, storage: FileStorage): Promise<PlacedFiles> {
  const names = await readdir(join(folder, 'uploads')).catch(insteadOfNothing<string[]>([]));
  const aside = join(folder, 'aside');
  await mkdir(aside);
  const added: string[] = [];
  const replaced: string[] = [];
  const rollBack = async () => {
    await storage.remove('uploads', added);
    for (const name of replaced) await storage.place(join(aside, name), 'uploads', name);
  };
  try {
    for (const name of names) {
      const staged = join(folder, 'uploads', name);
      const present = await storedHash(storage, 'uploads', name);
      if (present !== null && present === (await hashOf(createReadStream(staged)))) continue;
      if (present !== null) await setAside(storage, name, join(aside, name));
      (present === null ? added : replaced).push(name);
      await storage.place(staged, 'uploads', name);
    }
  } catch (error) {
    await rollBack();
    throw error;
  }
  const before: UploadSource = {
    open: (place, name) => (replaced.includes(name) ? openLocalFile(join(aside, name)) : storage.open(place, name)),
  };
  return { rollBack, before };
}
