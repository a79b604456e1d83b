import { randomUUID } from 'node:crypto';
import type { JobName } from '../../language/job-messages.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../logger.ts';
import type { Job } from './define-job.ts';
import { jobs as declared } from './index.ts';
import { moment, readRun, readRuns } from './job-runs.ts';
import { type JobState, stateOf } from './job-state.ts';
import { type JobSources, type JobWork, type StartedJob, startJob } from './start-job.ts';

/** A job that has its work. */
export interface AddedJob {
  /** Lets it look for work at once, such as when some was just made. */
  wake(): void;
  /** Ends after the run that goes on. */
  stop(): Promise<void>;
}

/** What runs by the clock in this process. */
export interface Jobs {
  /** Gives a declared job its work, for as long as the runner runs. @throws where it has some already */
  add(job: Job, work: JobWork): AddedJob;
  start(): void;
  /** How each job is, in this process and the others, in the order in which they are declared. */
  list(): Promise<JobState[]>;
  /** Runs a job out of turn; `busy` while it runs here or elsewhere, null where it has none that may be asked for. */
  run(name: string): Promise<'begun' | 'busy' | null>;
  /** Ends after the runs that go on. */
  close(): Promise<void>;
}

export interface JobsOptions {
  readonly database: Database;
  readonly log: Logger;
  /** Milliseconds since 1970, by the clock of this process; what several of them share goes by the database's. */
  readonly now?: () => number;
}

/** In milliseconds: jobs that can wait do not slow the start down, and then begin one after the other. */
const firstRest = 10_000;
const between = 500;

/** The one runner of everything that is done by the clock. Nothing runs before `start`. */
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
      if (known.has(job.name)) throw new Error(`The job ${job.name} has its work already`);
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
      if (started.isAtWork() || (run?.lease_until ?? '') > moment(at)) return 'busy';
      started.runByHand();
      return 'begun';
    },
    async close() {
      await Promise.all([...known.values()].map(({ started }) => started.stop()));
    },
  };
}
