import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { Logger } from '../logger.ts';
import { programBeside } from '../program-beside.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { SecureDeletion, DeletionTime } from './secure-deletion.ts';
import type { Tables } from './tables.ts';

export interface SqliteSecureDeletion extends SecureDeletion {
  /** Resolves after the work in progress. */
  close(): Promise<void>;
}

interface SecureDeletionSources {
  readonly file: string;
  /** The only connection that writes. */
  readonly write: Kysely<Tables>;
  readonly checkpoints: Checkpoints;
  /** True for a new, empty file. */
  readonly isNew: boolean;
  readonly log: Logger;
}

/** Milliseconds before a retry, and before the first attempt after the start. */
const retryMilliseconds = 5000;
/** Maximum milliseconds that a caller of `finish` waits. */
const timeoutMilliseconds = 20_000;

/** Values of `user_version`: whether the file contains deleted data. */
const clean = 1;
const unclean = 0;

/** Returns false if a reader still needs an older version of the data. */
const emptyFile = (file: string, isRewritten: boolean): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(programBeside(import.meta.url, 'empty-file-thread'), {
      workerData: { file, isRewritten },
    });
    worker.on('error', reject);
    worker.on('exit', (code) => resolve(code === 0));
  });

/**
 * Secure deletion on SQLite. A worker thread rewrites the file without its free space and empties its log. Meanwhile
 * writers wait for the connection and reads continue. A file that is marked as not clean, because a process died or an
 * older release wrote it, is cleaned soon after the start.
 */
export async function createSqliteSecureDeletion(sources: SecureDeletionSources): Promise<SqliteSecureDeletion> {
  const { file, write, checkpoints, isNew, log } = sources;
  let isRewritten = false;
  let isClosed = false;
  let last: Promise<boolean> = Promise.resolve(true);
  let timer: NodeJS.Timeout | undefined;

  const setUserVersion = (version: number) => sql.raw(`pragma user_version = ${version}`);

  async function attempt(): Promise<boolean> {
    if (isClosed) return false;
    try {
      return await write.connection().execute(async (connection) => {
        const isEmpty = await checkpoints.alone(() => emptyFile(file, isRewritten));
        isRewritten = true;
        if (isEmpty) await setUserVersion(clean).execute(connection);
        return isEmpty;
      });
    } catch (error) {
      log.error({ err: error }, 'Deleted content could not be erased from the database file');
      return false;
    }
  }

  function begin(): Promise<boolean> {
    clearTimeout(timer);
    last = last.then(attempt).then((isDone) => {
      if (!isDone && !isClosed) beginLater();
      return isDone;
    });
    return last;
  }

  function beginLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void begin(), retryMilliseconds);
    timer.unref();
  }

  async function isClean(): Promise<boolean> {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(write);
    return rows[0]?.user_version === clean;
  }

  /** Rewrites the file. @returns true if no deleted data is left; false also if that takes longer than the timeout */
  function rewrite(): Promise<boolean> {
    isRewritten = false;
    const timeout = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), timeoutMilliseconds).unref();
    });
    return Promise.race([begin(), timeout]);
  }

  if (isNew) await setUserVersion(clean).execute(write);
  if (!(await isClean())) beginLater();

  return {
    async note(transaction) {
      await setUserVersion(unclean).execute(transaction);
    },
    async finish() {
      const deletedAt: DeletionTime = (await rewrite()) ? 'now' : 'later';
      return deletedAt;
    },
    async settle() {
      if (!(await isClean())) await rewrite();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await last;
    },
  };
}
