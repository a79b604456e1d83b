import { availableParallelism } from 'node:os';

/**
 * Priorities of picture jobs, most urgent first: an upload, a visitor's request, variants made in advance, and requests
 * beyond the budget of an IP address.
 */
const priorities = ['upload', 'visitor', 'ahead', 'beyond'] as const;
type Priority = (typeof priorities)[number];

export interface ImageQueue {
  /**
   * Runs a job when its turn comes. Rejects with the error of the job, or if the queue closes before it starts. Closing
   * the queue aborts the signal of jobs of priority `ahead` only, because callers wait for all others.
   * @param rank order within the priority, lowest first
   */
  run<T>(priority: Priority, job: (signal: AbortSignal) => Promise<T>, rank?: number): Promise<T>;
  /** True if the queue of a priority is full and further visitors should be refused. */
  isFull(priority: 'visitor' | 'beyond'): boolean;
  /** Drops waiting jobs, aborts jobs of priority `ahead`, and resolves when the running jobs have ended. */
  close(): Promise<void>;
}

/** The job was not run because the server is stopping. */
export class QueueClosed extends Error {
  override readonly name = 'QueueClosed';
}

interface Waiting {
  readonly rank: number;
  start(): Promise<void>;
  drop(): void;
}

/** Maximum number of waiting jobs in each of the two visitor priorities. */
const mostWaiting = 200;

/**
 * Decoding needs the most memory and CPU time of all work. One core stays free for pages, and one of the four threads
 * of Node's pool stays free for reading files.
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
