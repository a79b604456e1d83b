import type { Selectable } from 'kysely';
import type { MessageValues } from '../../../language/message.ts';
import type { Database } from '../../database/connect.ts';
import type { BackupJobTable } from '../../database/tables/job-tables.ts';
import { isDiskFull } from '../../http/is-disk-full.ts';
import type { Logger } from '../../logger.ts';
import type { FileStorage, StoredFile } from '../../storage/file-storage.ts';
import { StorageAwayError } from '../../storage/storage-away-error.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './open-backup.ts';
import { restoreBackup, type RestoreTarget, type SafetyBackup } from './restore-backup.ts';
import { createSharedJob } from './shared-job.ts';

/** The running or last job: making or restoring a backup. */
export interface BackupJob extends Readonly<
  Omit<Selectable<BackupJobTable>, 'id' | 'details' | 'is_stop_asked' | 'lease_id' | 'lease_until'>
> {
  /** Values for the message of its problem, such as a line of the file. */
  readonly values: MessageValues;
}

export interface BackupJobs {
  /** The job of this or another process. */
  current(): Promise<BackupJob | null>;
  /** False if another job is running. */
  backUp(): Promise<boolean>;
  /** `null` if there is no such backup. */
  restore(name: string): Promise<boolean | null>;
  /** False if no running job can be stopped. */
  cancel(): Promise<boolean>;
  /** Stops the job if that is possible, and waits for its end. */
  close(): Promise<void>;
}

export interface JobSources extends Pick<RestoreTarget, 'signingKey'> {
  readonly database: Database;
  readonly storage: FileStorage;
  /** The folder in which backups are unpacked. */
  readonly dataDir: string;
  readonly store: BackupStore;
  readonly log: Logger;
}

function problemOf(error: unknown): Pick<BackupJob, 'problem' | 'values'> {
  if (error instanceof BackupError) return { problem: error.problem, values: error.values };
  if (error instanceof StorageAwayError) return { problem: 'filesAway', values: error.facts.values ?? {} };
  return { problem: isDiskFull(error) ? 'noRoom' : 'failed', values: {} };
}

/** A restore can be stopped until it starts writing. */
const canStop = ({ kind, step }: BackupJob): boolean => kind === 'backup' || step === 'reading';

/** Milliseconds between two progress reports to the other processes. */
const reportMilliseconds = 2000;

/** Runs backup jobs in the background, one at a time among all processes. Every process can report the progress. */
export function createBackupJobs({ database, storage, dataDir, store, log, signingKey }: JobSources): BackupJobs {
  const shared = createSharedJob(database);
  let own: BackupJob | null = null;
  let running: Promise<void> = Promise.resolve();
  let stop = new AbortController();
  const closing = new AbortController();

  const tell = (change: Partial<BackupJob>) => {
    if (own !== null) own = { ...own, ...change };
  };
  const onProgress = (done: number, total: number) => tell({ share: total === 0 ? 1 : done / total });

  async function report(): Promise<void> {
    if (own !== null && !(await shared.report(own))) stop.abort();
  }

  /** Reports to the other processes. The report can wait for the lock of a restore. */
  function startReporting(): () => void {
    let isReporting = false;
    const timer = setInterval(() => {
      if (isReporting) return;
      isReporting = true;
      report()
        .catch((error: unknown) => log.warn({ err: error }, 'The progress of a backup could not be reported'))
        .finally(() => {
          isReporting = false;
        });
    }, reportMilliseconds);
    return () => clearInterval(timer);
  }

  async function finish(name: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const { signal } = stop;
    const endReports = startReporting();
    let outcome: Partial<BackupJob>;
    try {
      await work(signal);
      await store.prune(name);
      outcome = { state: 'done', share: 1 };
    } catch (error) {
      if (signal.aborted) outcome = { state: 'cancelled' };
      else {
        log.error({ err: error, backup: name }, 'A backup could not be made or restored');
        outcome = { state: 'failed', ...problemOf(error) };
      }
    }
    endReports();
    if (own === null) return;
    // It counts as running until the next job can start.
    const ended = { ...own, ...outcome };
    await shared
      .end(ended)
      .catch((error: unknown) => log.error({ err: error }, 'The outcome of a backup could not be stored'));
    own = null;
  }

  /** False if another job is running. */
  async function begin(
    kind: BackupJob['kind'],
    name: string,
    work: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<boolean> {
    if (own !== null) return false;
    const step = kind === 'backup' ? 'saving' : 'reading';
    const job: BackupJob = { kind, state: 'running', step, share: 0, name, saved: null, problem: null, values: {} };
    own = job;
    stop = new AbortController();
    const isMine = await shared.claim(job).catch((error: unknown) => {
      own = null;
      throw error;
    });
    if (isMine) running = finish(name, work);
    else own = null;
    return isMine;
  }

  const saveTo = (name: string, signal: AbortSignal) =>
    store.add(name, (path) => makeBackup({ database, storage }, path, { signal, onProgress }));

  async function restore(file: StoredFile, signal: AbortSignal): Promise<void> {
    const backup = await openBackup(file, dataDir, { signal, onProgress });
    try {
      const name = await store.nextName('before-restore');
      const safetyBackup: SafetyBackup = {
        store: (write) => store.add(name, write),
        discard: () => store.remove(name),
      };
      const target = { database, storage, log, signingKey, safetyBackup };
      const { saved } = await restoreBackup(target, backup, {
        async beforeWriting() {
          signal.throwIfAborted();
          tell({ step: 'writing', share: 0 });
          // The last point at which the job can be stopped. Handles an earlier request to stop.
          await report();
          signal.throwIfAborted();
        },
        beforeSaving() {
          tell({ step: 'saving', share: 0, saved: name });
          // Notifies the listeners now instead of with the next request, because the signing key may have changed.
          database.versions.current();
        },
        saving: { signal: closing.signal, onProgress },
      });
      if (saved === 'rows') tell({ problem: 'backupFilesApart' });
    } finally {
      await backup.close();
    }
  }

  return {
    current: async () => own ?? (await shared.read()),
    async backUp() {
      const name = await store.nextName('backup');
      return begin('backup', name, (signal) => saveTo(name, signal));
    },
    async restore(name) {
      const file = await store.openPlain(name);
      if (file === null) return null;
      let isBegun = false;
      try {
        isBegun = await begin('restore', name, (signal) => restore(file, signal));
      } finally {
        if (!isBegun) await file.close();
      }
      return isBegun;
    },
    async cancel() {
      if (own === null) return shared.askToStop();
      if (!canStop(own)) return false;
      stop.abort();
      return true;
    },
    async close() {
      closing.abort();
      if (own !== null && canStop(own)) stop.abort();
      await running;
    },
  };
}
