import { randomUUID } from 'node:crypto';
import { constants, mkdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from '../keep-private.ts';
import { insteadOfNothing, isNotThere } from '../refusals/is-not-there.ts';
import type { FileStorage, ListedFile, StorageFolder, StoredFile } from './file-storage.ts';

/** Errors of what is there but no plain file: a link, which leads out of the folder, and a socket. */
const noFile: ReadonlySet<unknown> = new Set(['ELOOP', 'ENXIO']);

/** @throws the error of a file of which nothing is known now, whether it is there or not */
async function openPlainFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isNotThere(error) || (error instanceof Error && 'code' in error && noFile.has(error.code))) return null;
    throw error;
  }
}

/** A file of the local disk as a storage gives it; nothing where there is none. */
export async function openLocalFile(path: string): Promise<StoredFile | null> {
  const handle = await openPlainFile(path);
  if (handle === null) return null;
  const facts = await handle.stat();
  if (!facts.isFile()) {
    await handle.close();
    return null;
  }
  return {
    bytes: facts.size,
    modifiedAt: facts.mtime,
    path,
    read: (range) => handle.createReadStream({ start: range?.start ?? 0, end: range?.end ?? Infinity }),
    close: () => handle.close(),
  };
}

/** A new name survives a power failure only when its folder was flushed too. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesOf(folder: string): AsyncGenerator<ListedFile> {
  const entries = await opendir(folder).catch(insteadOfNothing(null));
  if (entries === null) return;
  for await (const entry of entries) {
    const facts = entry.isFile() ? await stat(join(folder, entry.name)).catch(insteadOfNothing(undefined)) : undefined;
    if (facts !== undefined) yield { name: entry.name, bytes: facts.size, modifiedAt: facts.mtime };
  }
}

/** Files in folders of the data directory, which lie on one file system, so that moving into place is one step. */
export function createLocalStorage(dataDir: string): FileStorage {
  const temporary = join(dataDir, 'incoming');
  for (const folder of ['incoming', 'uploads', 'images'])
    mkdirSync(join(dataDir, folder), { recursive: true, mode: privateFolder });
  const pathOf = (folder: StorageFolder, name: string) => join(dataDir, folder, name);

  return {
    temporaryPath: () => join(temporary, randomUUID()),
    async place(path, folder, name) {
      // Backups are rare, and their folder may be taken away as a whole.
      if (folder === 'backups') await mkdir(join(dataDir, folder), { recursive: true, mode: privateFolder });
      await rename(path, pathOf(folder, name));
      await flushFolder(join(dataDir, folder));
    },
    open: (folder, name) => openLocalFile(pathOf(folder, name)),
    list: (folder) => filesOf(join(dataDir, folder)),
    async remove(folder, names) {
      await Promise.all(names.map((name) => rm(pathOf(folder, name), { force: true })));
    },
    async removeTemporary(before) {
      for await (const { name, modifiedAt } of filesOf(temporary)) {
        if (modifiedAt < before) await rm(join(temporary, name), { force: true });
      }
    },
  };
}
