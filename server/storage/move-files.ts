import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../make-private.ts';
import { type FileStorage, type ListedFile, type StorageFolder, storageFolders } from './file-storage.ts';
import { storedHash } from './hash-file.ts';

export interface Move {
  readonly from: FileStorage;
  readonly to: FileStorage;
  /** The expected SHA-256 of a file in hexadecimal; `null` if it is not recorded. */
  readonly expected: (folder: StorageFolder, name: string) => Promise<string | null>;
  /** Called after each file. */
  readonly onMoved?: (folder: StorageFolder, file: ListedFile) => void;
}

export interface MovedFolder {
  readonly folder: StorageFolder;
  readonly moved: number;
  readonly bytes: number;
  /** Files that differ from their recorded hash; they are not moved. */
  readonly damaged: readonly string[];
  /** The number of files in the source afterwards. `there`: the number in the target. */
  readonly left: number;
  readonly there: number;
}

/** Files moved concurrently. */
const atOnce = 4;

async function count(storage: FileStorage, folder: StorageFolder): Promise<number> {
  let files = 0;
  for await (const _ of storage.list(folder)) files += 1;
  return files;
}

async function copy({ from, to }: Move, folder: StorageFolder, name: string): Promise<void> {
  const file = await from.open(folder, name);
  if (file === null) return;
  const path = to.temporaryPath();
  try {
    await pipeline(file.read(), createWriteStream(path, { flags: 'wx', mode: privateFile, flush: true }));
    await to.place(path, folder, name);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Moves one file. The source is deleted only after the copy was read back and is identical, so that a complete file
 * exists at any time. @returns false if the file is damaged
 */
async function moveOne(move: Move, folder: StorageFolder, name: string): Promise<boolean> {
  const { from, to, expected } = move;
  const hash = await storedHash(from, folder, name);
  // Deleted meanwhile.
  if (hash === null) return true;
  const wanted = await expected(folder, name);
  if (wanted !== null && wanted !== hash) return false;
  if ((await storedHash(to, folder, name)) !== hash) {
    await copy(move, folder, name);
    if ((await storedHash(to, folder, name)) !== hash)
      throw new Error(`${folder}/${name} differs at its destination; the source was not removed`);
  }
  await from.remove(folder, [name]);
  return true;
}

async function moveFolder(move: Move, folder: StorageFolder): Promise<MovedFolder> {
  const files = move.from.list(folder)[Symbol.asyncIterator]();
  const damaged: string[] = [];
  let moved = 0;
  let bytes = 0;
  const stop = new AbortController();
  const moveNext = async (): Promise<void> => {
    for (let next = await files.next(); next.done !== true && !stop.signal.aborted; next = await files.next()) {
      const file = next.value;
      if (await moveOne(move, folder, file.name)) {
        moved += 1;
        bytes += file.bytes;
        move.onMoved?.(folder, file);
      } else damaged.push(file.name);
    }
  };
  const works = Array.from({ length: atOnce }, () =>
    moveNext().catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
  );
  // Moves in progress finish before the error of another file is thrown.
  await Promise.allSettled(works);
  await Promise.all(works);
  return {
    folder,
    moved,
    bytes,
    damaged: damaged.toSorted(),
    left: await count(move.from, folder),
    there: await count(move.to, folder),
  };
}

/**
 * Moves all files from one storage to another, a few at a time. It can be interrupted and started again at any time,
 * also while the server runs.
 */
export async function moveFiles(move: Move): Promise<readonly MovedFolder[]> {
  const folders: MovedFolder[] = [];
  for (const folder of storageFolders) folders.push(await moveFolder(move, folder));
  return folders;
}
