import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { privateFolder } from '../../keep-private.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { BackupSeal } from './backup-seal.ts';
import { type BackupSources, makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

interface Sources extends BackupSources {
  readonly storage: FileStorage;
  readonly seal: BackupSeal | null;
}

/** Makes a backup at a path of somebody's choice, encrypted where there is a key. */
export async function writeBackup({ seal, ...sources }: Sources, path: string): Promise<Manifest> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  if (seal === null) return makeBackup(sources, path);
  const plain = sources.storage.temporaryPath();
  try {
    const manifest = await makeBackup(sources, plain);
    await seal.seal(plain, path);
    return manifest;
  } finally {
    await rm(plain, { force: true });
  }
}
