import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Erased } from '../../enquiries/people/erased-list.ts';
import { isPassing } from '../../http/is-passing.ts';
import { privateFile, privateFolder } from '../../keep-private.ts';
import { insteadOfNothing } from '../../refusals/is-not-there.ts';
import { type BackupKind, backupName, compareAge, kindOfBackup, nextCount } from './backup-name.ts';
import { writeErasedFile } from './erased-file.ts';
import type { Manifest } from './manifest.ts';
import { readManifest, unpackBackup } from './unpack-backup.ts';

export interface KeptBackup {
  readonly name: string;
  readonly kind: BackupKind;
  readonly bytes: number;
  readonly manifest: Manifest;
}

/** The backups in the folder `backups` of the data. */
export interface KeptBackups {
  /** How many are kept; where there are more, the oldest go. */
  readonly most: number;
  /** The newest first. */
  list(): Promise<KeptBackup[]>;
  /** Where the backup of a name is; `null` where there is none. */
  find(name: string): Promise<string | null>;
  /** Writes down beside them who was erased, so that none of them brings anybody back. */
  noteErased(rows: readonly Erased[]): Promise<void>;
  /** A path for a new one that nothing stands at. */
  place(kind: BackupKind): Promise<{ readonly name: string; readonly path: string }>;
  /** Takes one in from elsewhere, if it is whole. Returns its name. @throws BackupError */
  receive(stream: Readable): Promise<string>;
  /** False where there was none. */
  remove(name: string): Promise<boolean>;
  /** Lets the oldest go where there are more than `mostKept`, but not the one in use. */
  prune(used?: string): Promise<void>;
  /** Removes what a process that died left behind a day ago. Returns how many things that were. */
  sweep(now: Date): Promise<number>;
}

export const mostKept = 10;

const day = 24 * 60 * 60 * 1000;

const isThere = (path: string): Promise<boolean> =>
  access(path)
    .then(() => true)
    .catch(insteadOfNothing(false));

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

export function createKeptBackups(dataDir: string): KeptBackups {
  const folder = join(dataDir, 'backups');
  // A backup never changes once it is there.
  const manifests = new Map<string, Manifest>();

  async function describe(name: string, kind: BackupKind): Promise<KeptBackup[]> {
    try {
      const path = join(folder, name);
      const { size } = await stat(path);
      const manifest = manifests.get(name) ?? (await readManifest(path));
      manifests.set(name, manifest);
      return [{ name, kind, bytes: size, manifest }];
    } catch (error) {
      if (isPassing(error)) throw error;
      // Deleted a moment ago, or put here by hand and no backup.
      return [];
    }
  }

  async function list(): Promise<KeptBackup[]> {
    const found: KeptBackup[] = [];
    for (const name of await readdir(folder).catch(insteadOfNothing<string[]>([]))) {
      const kind = kindOfBackup(name);
      if (kind !== null) found.push(...(await describe(name, kind)));
    }
    return found.toSorted((one, other) => compareAge(other.name, one.name));
  }

  async function place(kind: BackupKind) {
    await mkdir(folder, { recursive: true, mode: privateFolder });
    const now = new Date();
    const name = backupName(kind, now, nextCount(await readdir(folder), now));
    return { name, path: join(folder, name) };
  }

  async function remove(name: string): Promise<boolean> {
    if (kindOfBackup(name) === null || !(await isThere(join(folder, name)))) return false;
    await rm(join(folder, name), { force: true });
    manifests.delete(name);
    return true;
  }

  async function prune(used?: string): Promise<void> {
    for (const { name } of (await list()).slice(mostKept)) if (name !== used) await remove(name);
  }

  return {
    most: mostKept,
    noteErased: (rows) => writeErasedFile(dataDir, rows),
    list,
    place,
    remove,
    prune,
    sweep: async (now) =>
      (await removeRemains(folder, /^\.(making|receiving)-/, now)) +
      (await removeRemains(dataDir, /^\.restoring-/, now)),
    async find(name) {
      const path = join(folder, name);
      return kindOfBackup(name) !== null && (await isThere(path)) ? path : null;
    },
    async receive(stream) {
      const { name, path } = await place('received');
      const received = join(folder, `.receiving-${randomUUID()}`);
      try {
        await pipeline(stream, createWriteStream(received, { flags: 'wx', mode: privateFile, flush: true }));
        await unpackBackup(received);
        await rename(received, path);
      } finally {
        await rm(received, { force: true });
      }
      await prune();
      return name;
    },
  };
}
