import { availableParallelism } from 'node:os';

/**
 * What waits for pictures, the most urgent first: an upload, a visitor, what is made ahead of need, and what one address
 * requests beyond the pictures that pages need.
 */
const priorities = ['upload', 'visitor', 'ahead', 'beyond'] as const;
type Priority = (typeof priorities)[number];

export interface ImageQueue {
  /**
   * Runs a job when its turn comes. Rejects as the job does, or when the queue closes before it began. The signal of
   * what is made ahead calls it off when the queue closes; somebody waits for everything else.
   * @param rank the lower comes first within its priority
   */
  run<T>(priority: Priority, job: (signal: AbortSignal) => Promise<T>, rank?: number): Promise<T>;
  /** True when so many visitors wait at a priority that another one is better sent away. */
  isFull(priority: 'visitor' | 'beyond'): boolean;
  /** Drops what waits, calls off what is made ahead, and ends when what runs has ended. */
  close(): Promise<void>;
}

/** Why a job was not done: nothing went wrong, the server stops. */
export class QueueClosed extends Error {
  override readonly name = 'QueueClosed';
}

interface Waiting {
  readonly rank: number;
  start(): Promise<void>;
  drop(): void;
}

/** How many visitors' pictures may wait. */
const mostWaiting = 200;

/**
 * Decoding is the heaviest thing the server does, in memory as in computing time. One core stays free for pages, and
 * one of the four threads that Node reads files with stays free for files.
 */
const parallelJobs = Math.max(1, Math.min(availableParallelism() - 1, 3));

export function createImageQueue({ parallel = parallelJobs, limit = mostWaiting } = {}): ImageQueue {
  const waiting: Record<Priority, Waiting[]> = { upload: [], visitor: [], ahead: [], beyond: [] };
  const running = new Set<Promise<void>>();
  const waitedFor = new AbortController();
  const ahead = new AbortController();
  let isClosed = false;

  const next = (): Waiting | undefined => {
    const priority = priorities.find((priority) => waiting[priority].length > 0);
    return priority && waiting[priority].shift();
  };

  function advance(): void {
    while (running.size < parallel) {
      const job = next();
      if (job === undefined) return;
      const run: Promise<void> = job.start().finally(() => {
        running.delete(run);
        advance();
      });
      running.add(run);
    }
  }

  return {
    run<T>(priority: Priority, job: (signal: AbortSignal) => Promise<T>, rank = 0): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const drop = () => reject(new QueueClosed('The image queue was closed'));
      if (isClosed) drop();
      else {
        const { signal } = priority === 'ahead' ? ahead : waitedFor;
        const line = waiting[priority];
        const behind = line.findLastIndex((other) => other.rank <= rank);
        line.splice(behind + 1, 0, { rank, start: () => job(signal).then(resolve, reject), drop });
        advance();
      }
      return promise;
    },
    isFull: (priority) => waiting[priority].length >= limit,
    async close() {
      isClosed = true;
      for (const priority of priorities) for (const job of waiting[priority].splice(0)) job.drop();
      ahead.abort(new QueueClosed('The image queue was closed'));
      await Promise.all(running);
    },
  };
}
