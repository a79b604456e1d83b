import type { MessageValues } from '../../../language/message.ts';
import type { Database } from '../../database/connect.ts';
import { isOutOfRoom } from '../../http/is-out-of-room.ts';
import type { Logger } from '../../logger.ts';
import { BackupError, type BackupProblem } from './backup-error.ts';
import type { KeptBackups } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './open-backup.ts';
import type { FileStorage, StoredFile } from '../../storage/file-storage.ts';
import { StorageAwayError } from '../../storage/storage-away-error.ts';
import { restoreBackup, type RestoreTarget } from './restore-backup.ts';

/** What goes on, or went on last: making a backup, or restoring one. */
export interface BackupJob {
  readonly kind: 'backup' | 'restore';
  readonly state: 'running' | 'done' | 'failed' | 'cancelled';
  /** Reading the backup, saving what is there now, writing what will be. */
  readonly step: 'reading' | 'saving' | 'writing';
  /** From 0 to 1, of the step. */
  readonly share: number;
  /** The backup that is made or restored. */
  readonly name: string;
  /** The backup of the site as it was before a restore. */
  readonly saved: string | null;
  readonly problem: BackupProblem | 'noRoom' | 'filesAway' | 'failed' | null;
  /** What its sentence names, such as a line of the file. */
  readonly values: MessageValues;
}

export interface BackupJobs {
  current(): BackupJob | null;
  /** False while another job is running. */
  backUp(): Promise<boolean>;
  /** `null` where there is no such backup. */
  restore(name: string): Promise<boolean | null>;
  /** False where nothing is running that can still be stopped. */
  cancel(): boolean;
  /** Stops what can be stopped, and waits for its end. */
  close(): Promise<void>;
}

export interface JobSources extends Pick<RestoreTarget, 'signingKey'> {
  readonly database: Database;
  readonly storage: FileStorage;
  /** Where backups are unpacked. */
  readonly dataDir: string;
  readonly kept: KeptBackups;
  readonly log: Logger;
}

function problemOf(error: unknown): Pick<BackupJob, 'problem' | 'values'> {
  if (error instanceof BackupError) return { problem: error.problem, values: error.values };
  if (error instanceof StorageAwayError) return { problem: 'filesAway', values: error.facts.values ?? {} };
  return { problem: isOutOfRoom(error) ? 'noRoom' : 'failed', values: {} };
}

/** Runs long work beside the requests, one piece at a time; whoever asks is told how far it is. */
export function createBackupJobs({ database, storage, dataDir, kept, log, signingKey }: JobSources): BackupJobs {
  let job: BackupJob | null = null;
  let running: Promise<void> = Promise.resolve();
  let stop = new AbortController();

  const tell = (change: Partial<BackupJob>) => {
    if (job !== null) job = { ...job, ...change };
  };
  const onProgress = (done: number, total: number) => tell({ share: total === 0 ? 1 : done / total });

  function begin(kind: BackupJob['kind'], name: string, work: (signal: AbortSignal) => Promise<unknown>): void {
    stop = new AbortController();
    const { signal } = stop;
    const step = kind === 'backup' ? 'saving' : 'reading';
    job = { kind, state: 'running', step, share: 0, name, saved: null, problem: null, values: {} };
    const finish = async (): Promise<void> => {
      try {
        await work(signal);
        await kept.prune(name);
        tell({ state: 'done', share: 1 });
      } catch (error) {
        if (signal.aborted) return tell({ state: 'cancelled' });
        log.error({ err: error, backup: name }, 'A backup could not be made or restored');
        tell({ state: 'failed', ...problemOf(error) });
      }
    };
    running = finish();
  }

  const saveTo = (name: string, signal: AbortSignal) =>
    kept.keep(name, (path) => makeBackup({ database, storage }, path, { signal, onProgress }));

  async function restore(file: StoredFile, signal: AbortSignal): Promise<void> {
    const backup = await openBackup(file, dataDir, { signal, onProgress });
    try {
      const saved = await kept.nextName('before-restore');
      tell({ step: 'saving', share: 0 });
      await saveTo(saved, signal);
      tell({ step: 'writing', share: 0, saved });
      await restoreBackup({ database, storage, log, signingKey }, backup);
      // Who listens for changes hears of it now, and not with the next visitor: the signing key may be another.
      database.versions.current();
    } finally {
      await backup.close();
    }
  }

  return {
    current: () => job,
    async backUp() {
      const name = await kept.nextName('backup');
      if (job?.state === 'running') return false;
      begin('backup', name, (signal) => saveTo(name, signal));
      return true;
    },
    async restore(name) {
      const file = await kept.openPlain(name);
      if (file === null) return null;
      if (job?.state === 'running') {
        await file.close();
        return false;
      }
      begin('restore', name, (signal) => restore(file, signal));
      return true;
    },
    cancel() {
      if (job?.state !== 'running' || job.step === 'writing') return false;
      stop.abort();
      return true;
    },
    async close() {
      if (job?.step !== 'writing') stop.abort();
      await running;
    },
  };
}
