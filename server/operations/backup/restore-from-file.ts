import { rm } from 'node:fs/promises';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logger.ts';
import type { BackupSeal } from './backup-seal.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import type { FileStorage, StoredFile } from '../../storage/file-storage.ts';
import { openBackup } from './open-backup.ts';
import { writeBackup } from './write-backup.ts';
import { isEmpty, restoreBackup, type RestoredSite, type RestoreTarget } from './restore-backup.ts';

export interface RestoreRequest {
  readonly dataDir: string;
  /** Opens the database; not before the file has shown to be good, so that a wrong one makes no empty site. */
  readonly connect: () => Promise<Database>;
  /** Opens the place of the files; not before either. */
  readonly openStorage: () => Promise<FileStorage>;
  readonly log: Logger;
  /** See `RestoreTarget`. */
  readonly signingKey?: RestoreTarget['signingKey'];
  /** Where a backup of the present site goes; `null` where there must be none. */
  readonly saveTo: string | null;
  /** Encrypts that backup. */
  readonly seal: BackupSeal | null;
}

/**
 * Puts the site of a backup into an empty place, or in the place of the one that is there.
 * @throws BackupError; nothing was changed then
 */
export async function restoreFromFile(
  file: StoredFile,
  { dataDir, connect, openStorage, log, saveTo, seal, signingKey }: RestoreRequest,
): Promise<RestoredSite & { readonly manifest: Manifest; readonly savedAt: string | null }> {
  const backup = await openBackup(file, dataDir);
  try {
    const database = await connect();
    try {
      const storage = await openStorage();
      // Asked again when nobody else can write any more; here before files are copied in vain.
      if (saveTo === null && !(await isEmpty(database.read, database.dialect)))
        throw new BackupError('backupSiteNotEmpty', 'the database holds rows');
      const safetyBackup =
        saveTo === null
          ? null
          : {
              keep: (write: (path: string) => Promise<Manifest>) => writeBackup({ storage, seal }, saveTo, write),
              discard: () => rm(saveTo, { force: true }),
            };
      const restored = await restoreBackup({ database, storage, log, signingKey, safetyBackup }, backup);
      return { ...restored, manifest: backup.manifest, savedAt: restored.saved === null ? null : saveTo };
    } finally {
      await database.close();
    }
  } finally {
    await backup.close();
  }
}
