import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../logger.ts';
import { programBeside } from '../program-beside.ts';

export interface Checkpoints {
  /** Somebody wrote: where the log has become long, it is copied into the database soon. */
  note(): void;
  /** Runs what must be alone with the log. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends after what is under way. */
  close(): Promise<void>;
}

/** As long as SQLite itself lets its log become before it copies it. A log that begins anew is cut back to it. */
export const longestLogBytes = 4 * 1024 * 1024;
const idleMilliseconds = 1000;

/**
 * Copies the log of an SQLite file into the file. SQLite does so itself behind a commit, which after a large one stops
 * the process for as long as it takes; here another thread does, and whoever writes and reads goes on.
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
      log.error({ err: error }, 'The log of the database was not copied into it');
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
