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
  /**
   * Opens the database. Called only after the file was checked, so that an invalid one does not create an empty site.
   */
  readonly connect: () => Promise<Database>;
  /** Opens the file storage, also only after the check. */
  readonly openStorage: () => Promise<FileStorage>;
  readonly log: Logger;
  /** See `RestoreTarget`. */
  readonly signingKey?: RestoreTarget['signingKey'];
  /** The folder for a backup of the current site; `null` if that site must be empty. */
  readonly saveTo: string | null;
  /** Encrypts that backup. */
  readonly seal: BackupSeal | null;
}

/**
 * Restores a backup into an empty site, or replaces the current one.
 * @throws BackupError; nothing was changed
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
      // Checks early, before files are copied in vain. It is checked again when other writes are blocked.
      if (saveTo === null && !(await isEmpty(database.read, database.dialect)))
        throw new BackupError('backupSiteNotEmpty', 'the database holds rows');
      const safetyBackup =
        saveTo === null
          ? null
          : {
              store: (write: (path: string) => Promise<Manifest>) => writeBackup({ storage, seal }, saveTo, write),
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
