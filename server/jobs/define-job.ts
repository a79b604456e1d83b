import type { JobName } from '../../language/job-messages.ts';

/** Work that is done by the clock, as it is declared. */
export interface Job {
  /** By which its words are found, its row and its call; addresses know no capitals. */
  readonly name: JobName;
  /** Milliseconds from one run, or one look for work, to the next. */
  readonly every: number;
  /**
   * Only one process runs it at a time: for so many milliseconds it is its own, again and again while it runs, and
   * the others' if it dies. `null` where each process does it for itself, with what lies in its own memory or what
   * has leases of its own.
   */
  readonly lease: number | null;
  /** Whether the administrator may run it out of turn. */
  readonly isByHand: boolean;
}

/** The longest that a timer of Node waits. */
const longestRest = 2 ** 31 - 1;
/** A lease is renewed by a timer, which a busy process may keep waiting. */
const shortestLease = 10_000;

/** Declares a job. @throws where its times cannot be kept */
export function defineJob(job: Job): Job {
  if (job.every < 1 || job.every > longestRest) throw new Error(`The job ${job.name} cannot run every ${job.every} ms`);
  if (job.lease !== null && job.lease < shortestLease) throw new Error(`The lease of the job ${job.name} is too short`);
  return job;
}
