import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Erased } from '../../enquiries/people/erased-list.ts';
import { isPassing } from '../../http/is-passing.ts';
import { privateFile } from '../../make-private.ts';
import { insteadOfNothing } from '../../refusals/is-not-there.ts';
import type { FileStorage, ListedFile, StoredFile } from '../../storage/file-storage.ts';
import { openLocalFile } from '../../storage/local-storage.ts';
import { StorageAwayError } from '../../storage/storage-away-error.ts';
import { BackupError } from './backup-error.ts';
import {
  type BackupKind,
  backupName,
  compareAge,
  isSealedName,
  kindOfBackup,
  nextCount,
  sealedEnding,
} from './backup-name.ts';
import { type BackupSeal, isSealedFile, openPlainFile } from './backup-seal.ts';
import { writeErasedFile } from './erased-file.ts';
import type { Manifest } from './manifest.ts';
import { mostBackups, outdatedBackups } from './outdated-backups.ts';
import { readManifest, unpackBackup } from './unpack-backup.ts';

export interface StoredBackup {
  readonly name: string;
  readonly kind: BackupKind;
  readonly bytes: number;
  readonly manifest: Manifest;
}

/** The stored backups. */
export interface BackupStore {
  /** Maximum number of backups made on request; the oldest are deleted. */
  readonly most: number;
  /** Newest first. */
  list(): Promise<StoredBackup[]>;
  /** The name of the newest backup, readable or not. */
  newest(): Promise<string | null>;
  /** A backup as stored, perhaps encrypted; `null` if there is none. */
  open(name: string): Promise<StoredFile | null>;
  /** A backup, decrypted. @throws BackupError if the key is another one, also while reading */
  openPlain(name: string): Promise<StoredFile | null>;
  /** Stores the list of erased data subjects with the backups, so that a restore erases them again. */
  noteErased(rows: readonly Erased[]): Promise<void>;
  /** An unused name for a new backup. */
  nextName(kind: BackupKind): Promise<string>;
  /**
   * Stores the file that `write` creates at a path, encrypted if there is a key, and replaces one with the same name.
   * Stores nothing if that fails.
   */
  add<Made>(name: string, write: (path: string) => Promise<Made>): Promise<Made>;
  /** Stores an uploaded backup if it is complete. Returns its name. @throws BackupError */
  receive(stream: Readable): Promise<string>;
  /** False if there was none. */
  remove(name: string): Promise<boolean>;
  /** Deletes outdated backups, except the one in use. */
  prune(used?: string): Promise<void>;
  /** Deletes what a crashed process left more than a day ago. Returns the number of deleted files and folders. */
  sweep(now: Date): Promise<number>;
}

const day = 24 * 60 * 60 * 1000;

async function removeRemains(folder: string, pattern: RegExp, now: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(insteadOfNothing<string[]>([]))) {
    const path = join(folder, name);
    const facts = pattern.test(name) ? await stat(path).catch(insteadOfNothing(null)) : null;
    if (facts === null || now.getTime() - facts.mtimeMs <= day) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Opens a backup at a local path. @throws if there is none */
export async function openBackupFile(path: string): Promise<StoredFile> {
  const file = await openLocalFile(path);
  if (file === null) throw new Error(`There is no file ${path}`);
  return file;
}

export interface BackupPlaces {
  readonly storage: FileStorage;
  /** The folder in which backups are unpacked. */
  readonly dataDir: string;
  /** Encrypts backups; `null` stores them unencrypted. */
  readonly seal: BackupSeal | null;
}

export function createBackupStore({ storage, dataDir, seal }: BackupPlaces): BackupStore {
  // Caches manifests by name, because a backup changes only when it is stored again.
  const manifests = new Map<string, Manifest>();

  const open = async (name: string) => (kindOfBackup(name) === null ? null : storage.open('backups', name));

  async function openPlain(name: string): Promise<StoredFile | null> {
    const file = await open(name);
    if (file === null || !isSealedName(name)) return file;
    if (seal !== null) return seal.unseal(file);
    await file.close();
    throw new BackupError('backupSealed', 'BACKUP_KEY is not set');
  }

  async function manifestOf(name: string): Promise<Manifest | null> {
    const known = manifests.get(name);
    if (known !== undefined) return known;
    const file = await openPlain(name);
    if (file === null) return null;
    const manifest = await readManifest(file);
    manifests.set(name, manifest);
    return manifest;
  }

  async function describe({ name, bytes }: ListedFile, kind: BackupKind): Promise<StoredBackup[]> {
    try {
      const manifest = await manifestOf(name);
      return manifest === null ? [] : [{ name, kind, bytes, manifest }];
    } catch (error) {
      if (isPassing(error) || error instanceof StorageAwayError) throw error;
      // A file that was put here by hand and is not a backup.
      return [];
    }
  }

  async function list(): Promise<StoredBackup[]> {
    const found: StoredBackup[] = [];
    for await (const file of storage.list('backups')) {
      const kind = kindOfBackup(file.name);
      if (kind !== null) found.push(...(await describe(file, kind)));
    }
    return found.toSorted((one, other) => compareAge(other.name, one.name));
  }

  async function namesOfAll(): Promise<readonly string[]> {
    const names: string[] = [];
    for await (const { name } of storage.list('backups')) if (kindOfBackup(name) !== null) names.push(name);
    return names;
  }

  async function nextName(kind: BackupKind): Promise<string> {
    const now = new Date();
    const names = await namesOfAll();
    return `${backupName(kind, now, nextCount(names, now))}${seal === null ? '' : sealedEnding}`;
  }

  async function add<Made>(name: string, write: (path: string) => Promise<Made>): Promise<Made> {
    const [path, sealed] = [storage.temporaryPath(), storage.temporaryPath()];
    try {
      const made = await write(path);
      const isReady = seal === null || (await isSealedFile(path));
      if (!isReady) await seal.seal(path, sealed);
      await storage.place(isReady ? path : sealed, 'backups', name);
      manifests.delete(name);
      return made;
    } finally {
      await Promise.all([path, sealed].map((each) => rm(each, { force: true })));
    }
  }

  async function remove(name: string): Promise<boolean> {
    const file = await open(name);
    if (file === null) return false;
    await file.close();
    await storage.remove('backups', [name]);
    manifests.delete(name);
    return true;
  }

  async function prune(used?: string): Promise<void> {
    for (const name of outdatedBackups(await list())) if (name !== used) await remove(name);
  }

  return {
    most: mostBackups,
    noteErased: (rows) => writeErasedFile(storage, rows),
    list,
    newest: async () => (await namesOfAll()).toSorted(compareAge).at(-1) ?? null,
    open,
    openPlain,
    nextName,
    add,
    remove,
    prune,
    sweep: async (now) =>
      (await removeRemains(dirname(storage.temporaryPath()), /^\.making-/, now)) +
      (await removeRemains(join(dataDir, 'backups'), /^\.making-/, now)) +
      (await removeRemains(dataDir, /^\.restoring-/, now)),
    async receive(stream) {
      const name = await nextName('received');
      await add(name, async (path) => {
        await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: privateFile, flush: true }));
        const file = await openPlainFile(path, seal);
        if (file !== null) await unpackBackup(file);
      });
      await prune();
      return name;
    },
  };
}
