import type { JobName } from '../../language/job-messages.ts';

/** The declaration of a scheduled job. */
export interface Job {
  /** Identifies its messages, its row and its call. Lowercase, because it is part of an address. */
  readonly name: JobName;
  /** Milliseconds between two runs or checks for work. */
  readonly every: number;
  /**
   * Duration of the lease in milliseconds, by which only one process at a time runs the job. It is renewed during the
   * run; if the process dies, others take over. `null` if each process runs the job itself, for data in its own memory
   * or data with leases of its own.
   */
  readonly lease: number | null;
  /** True if an administrator may start it. */
  readonly isByHand: boolean;
}

/** Maximum delay of a timer in Node. */
const longestRest = 2 ** 31 - 1;
/** A lease is renewed by a timer, which a busy process may delay. */
const shortestLease = 10_000;

/** Declares a job. @throws if its times are out of range */
export function defineJob(job: Job): Job {
  if (job.every < 1 || job.every > longestRest) throw new Error(`The job ${job.name} cannot run every ${job.every} ms`);
  if (job.lease !== null && job.lease < shortestLease) throw new Error(`The lease of the job ${job.name} is too short`);
  return job;
}
