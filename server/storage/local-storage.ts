import { randomUUID } from 'node:crypto';
import { constants, mkdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from '../make-private.ts';
import { insteadOfNothing, isNotThere } from '../refusals/is-not-there.ts';
import type { FileStorage, ListedFile, StorageFolder, StoredFile } from './file-storage.ts';

/**
 * Error codes for existing paths that are not regular files: a symbolic link, which may lead out of the folder, and a
 * socket.
 */
const noFile: ReadonlySet<unknown> = new Set(['ELOOP', 'ENXIO']);

/** @throws errors that leave unknown whether the file exists */
async function openPlainFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isNotThere(error) || (error instanceof Error && 'code' in error && noFile.has(error.code))) return null;
    throw error;
  }
}

/** Opens a local file as a `StoredFile`. Returns null if there is none. */
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

/** A new file name survives a power failure only if its folder was flushed, too. */
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

/** Stores files in folders of the data directory. They are on one file system, so that moving a file is atomic. */
export function createLocalStorage(dataDir: string): FileStorage {
  const temporary = join(dataDir, 'incoming');
  for (const folder of ['incoming', 'uploads', 'images'])
    mkdirSync(join(dataDir, folder), { recursive: true, mode: privateFolder });
  const pathOf = (folder: StorageFolder, name: string) => join(dataDir, folder, name);

  return {
    temporaryPath: () => join(temporary, randomUUID()),
    async place(path, folder, name) {
      // Created again each time, because an operator may remove the backups folder; backups are rare.
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
