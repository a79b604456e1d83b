import { randomUUID } from 'node:crypto';
import type { JobName } from '../../language/job-messages.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../logger.ts';
import type { Job } from './define-job.ts';
import { jobs as declared } from './index.ts';
import { toTimestamp, readRun, readRuns } from './job-runs.ts';
import { type JobState, stateOf } from './job-state.ts';
import { type JobSources, type JobWork, type StartedJob, startJob } from './start-job.ts';

/** A job with its work. */
export interface AddedJob {
  /** Runs a tick at once, for example after new work was added. */
  wake(): void;
  /** Resolves after the run in progress. */
  stop(): Promise<void>;
}

/** The scheduled jobs of this process. */
export interface Jobs {
  /** Assigns work to a declared job and starts it with the runner. @throws if the job has work already */
  add(job: Job, work: JobWork): AddedJob;
  start(): void;
  /** The states of all jobs, in this process and others, in the order of declaration. */
  list(): Promise<JobState[]>;
  /**
   * Runs a job immediately. Returns `busy` if it is running in any process, and null if it does not exist or cannot be
   * started by an administrator.
   */
  run(name: string): Promise<'begun' | 'busy' | null>;
  /** Resolves after the runs in progress. */
  close(): Promise<void>;
}

export interface JobsOptions {
  readonly database: Database;
  readonly log: Logger;
  /** This process's clock in milliseconds since 1970. Leases use the database's clock. */
  readonly now?: () => number;
}

/**
 * Milliseconds before the first run of jobs that can wait, so that they do not slow down the start; `between` staggers
 * them.
 */
const firstRest = 10_000;
const between = 500;

/** Creates the runner of all scheduled jobs. Nothing runs before `start`. */
export function createJobs({ database, log, now = Date.now }: JobsOptions): Jobs {
  const sources: JobSources = { database, log, now, leaseId: randomUUID() };
  const known = new Map<JobName, { readonly started: StartedJob; readonly work: JobWork }>();
  let isStarted = false;
  let resting = 0;

  function begin({ started, work }: { readonly started: StartedJob; readonly work: JobWork }): void {
    if (work.due !== undefined) {
      started.scheduler.wake();
      return;
    }
    started.scheduler.schedule(Math.min(started.every, firstRest + resting * between));
    resting += 1;
  }

  return {
    add(job, work) {
      if (known.has(job.name)) throw new Error(`The job ${job.name} already has a handler`);
      const started = startJob(job, work, sources);
      known.set(job.name, { started, work });
      if (isStarted) begin({ started, work });
      return { wake: () => isStarted && started.scheduler.wake(), stop: () => started.stop() };
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      for (const each of known.values()) begin(each);
    },
    async list() {
      const { at, runs } = await readRuns(database);
      const rows = new Map(runs.map((row) => [row.name, row]));
      const clocks = { at, ahead: at - now() };
      return Object.values(declared).flatMap(({ name }) => {
        const started = known.get(name)?.started;
        return started === undefined ? [] : [stateOf(started, rows.get(name), clocks)];
      });
    },
    async run(name) {
      const started = [...known.values()].find((each) => each.started.job.name === name)?.started;
      if (started === undefined || !started.job.isByHand || !isStarted) return null;
      const { at, run } = await readRun(database, started.job);
      if (started.isAtWork() || (run?.lease_until ?? '') > toTimestamp(at)) return 'busy';
      started.runByHand();
      return 'begun';
    },
    async close() {
      await Promise.all([...known.values()].map(({ started }) => started.stop()));
    },
  };
}
