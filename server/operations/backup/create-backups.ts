import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logger.ts';
import type { SigningKey } from '../../secrets/secret-key.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { BackupSeal } from './backup-seal.ts';
import { createBackupJobs } from './backup-jobs.ts';
import { createBackupStore } from './backup-store.ts';
import type { Backups } from './register-backups.ts';

/** The services of the calls for backups. Close its jobs before the database. */
export function createBackups(sources: {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly dataDir: string;
  readonly seal: BackupSeal | null;
  readonly log: Logger;
  readonly signingKey: SigningKey;
  readonly isScheduled: boolean;
}): Backups {
  const store = createBackupStore(sources);
  return { store, jobs: createBackupJobs({ ...sources, store }), isScheduled: sources.isScheduled };
}
