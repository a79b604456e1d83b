import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { privateFolder } from '../../make-private.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { BackupSeal } from './backup-seal.ts';

interface Places {
  readonly storage: Pick<FileStorage, 'temporaryPath'>;
  readonly seal: BackupSeal | null;
}

/**
 * Moves the file that `write` creates at its path to `path`, encrypted if there is a key. It is written completely or
 * not at all, also if it replaces a file.
 */
export async function writeBackup<Made>(
  { storage, seal }: Places,
  path: string,
  write: (path: string) => Promise<Made>,
): Promise<Made> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  if (seal === null) return write(path);
  const [plain, sealed] = [storage.temporaryPath(), `${path}.part`];
  try {
    const made = await write(plain);
    await rm(sealed, { force: true });
    await seal.seal(plain, sealed);
    await rename(sealed, path);
    return made;
  } finally {
    await Promise.all([plain, sealed].map((each) => rm(each, { force: true })));
  }
}
