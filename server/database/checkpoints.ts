import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../logger.ts';
import { programBeside } from '../program-beside.ts';

export interface Checkpoints {
  /** Called after a write. Schedules a checkpoint if the log has grown too long. */
  note(): void;
  /** Runs work that must not overlap a checkpoint. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves after the work in progress. */
  close(): Promise<void>;
}

/** The size at which SQLite itself would checkpoint. The log is truncated to it when it restarts. */
export const longestLogBytes = 4 * 1024 * 1024;
const idleMilliseconds = 1000;

/**
 * Copies the write-ahead log of an SQLite file into the file. SQLite would do so after a commit, which blocks the
 * process after a large one. Here a worker thread does it, and reads and writes continue.
 */
export function createCheckpoints(file: string, log: Logger): Checkpoints {
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  async function copy(): Promise<void> {
    try {
      if (isClosed || (await stat(`${file}-wal`)).size <= longestLogBytes) return;
      const worker = new Worker(programBeside(import.meta.url, 'checkpoint-file-thread'), {
        workerData: file,
      });
      await once(worker, 'exit');
    } catch (error) {
      log.error({ err: error }, 'The write-ahead log could not be checkpointed');
    }
  }

  return {
    note() {
      if (timer !== undefined || isClosed) return;
      timer = setTimeout(() => {
        timer = undefined;
        void alone(copy);
      }, idleMilliseconds);
      timer.unref();
    },
    alone,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await last;
    },
  };
}
