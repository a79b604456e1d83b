import type { Database } from '../database/connect.ts';
import { asJob } from '../log-context.ts';
import type { Logger } from '../logger.ts';
import { type Scheduler, createScheduler } from './create-scheduler.ts';
import type { Job } from './define-job.ts';
import { toFailure } from './job-failure.ts';
import { releaseLease, renewLease, noteRun, type Outcome, readRun, takeLease } from './job-runs.ts';

/** The work of a job and when it is due. */
export interface JobWork {
  /**
   * Milliseconds until there is work, 0 for now; null if none is expected. It is called at every tick without a lease,
   * so it must be cheap. Without it every tick has work.
   */
  readonly due?: () => Promise<number | null>;
  /**
   * Does the work. An error is stored as the job's failure.
   * @param isByHand true if an administrator started it; pauses are then ignored
   * @param signal is aborted when the server closes or the lease is lost
   */
  readonly run: (tick: { readonly signal: AbortSignal; readonly isByHand: boolean }) => Promise<void>;
  /** Replaces the declared interval in milliseconds. */
  readonly every?: number;
}

export interface JobSources {
  readonly database: Database;
  readonly log: Logger;
  /** Identifies this process in leases. */
  readonly leaseId: string;
  readonly now: () => number;
}

export interface StartedJob {
  readonly job: Job;
  readonly every: number;
  readonly scheduler: Scheduler;
  /** Time of the last check for work in milliseconds since 1970. */
  readonly lookedAt: () => number | null;
  /** The result of its last run in this process. */
  readonly outcome: () => Outcome | null;
  /** True during its work, and from the request of a manual run on. */
  readonly isAtWork: () => boolean;
  /** Runs it at once, due or not. */
  runByHand(): void;
  stop(): Promise<void>;
}

/** Minimum time between storing successes of frequent jobs. */
const noteMilliseconds = 60_000;

/** Prepares a job in this process. Its first tick runs when its scheduler is woken or gets a delay. */
export function startJob(job: Job, work: JobWork, { database, log, leaseId, now }: JobSources): StartedJob {
  const every = work.every ?? job.every;
  const closing = new AbortController();
  let isRequested = false;
  let isAtWork = false;
  let lookedAt: number | null = null;
  let outcome: Outcome | null = null;
  let notedAt = -Infinity;

  async function perform(isByHand: boolean, signal: AbortSignal): Promise<Outcome> {
    const startedAt = now();
    const began = performance.now();
    let failure = null;
    isAtWork = true;
    try {
      // Work that starts with an aborted signal would never receive the abort event.
      if (!signal.aborted) await asJob(job.name, () => work.run({ signal, isByHand }));
    } catch (error) {
      // Errors after an abort are expected.
      if (!signal.aborted) {
        log.error({ err: error, job: job.name }, 'A job failed');
        failure = toFailure(error);
      }
    } finally {
      isAtWork = false;
    }
    outcome = { startedAt, endedAt: now(), milliseconds: Math.round(performance.now() - began), failure };
    return outcome;
  }

  /** Runs with a lease, which is renewed during the run. */
  async function runLeased(lease: number, isByHand: boolean): Promise<number | null> {
    const holder = { leaseId, lease };
    const delay = isByHand || work.due !== undefined ? null : every;
    if (!(await takeLease(database, job, holder, delay))) {
      const { at, run } = await readRun(database, job);
      const free = Math.max(Date.parse(run?.lease_until ?? '') || 0, (Date.parse(run?.started_at ?? '') || 0) + every);
      return Math.min(Math.max(free - at, Math.min(every, 1000)), every);
    }
    const lost = new AbortController();
    const renewal = setInterval(() => {
      renewLease(database, job, holder).then(
        (isHeld) => !isHeld && lost.abort(),
        (error: unknown) => log.warn({ err: error, job: job.name }, 'The lease of a job was not renewed'),
      );
    }, lease / 3);
    renewal.unref();
    try {
      await releaseLease(
        database,
        job,
        leaseId,
        await perform(isByHand, AbortSignal.any([closing.signal, lost.signal])),
      );
    } finally {
      clearInterval(renewal);
    }
    return null;
  }

  async function runAlone(isByHand: boolean): Promise<null> {
    const before = outcome;
    const after = await perform(isByHand, closing.signal);
    const isNews = isByHand || (before?.failure ?? null) !== null || after.failure !== null;
    if (isNews || after.endedAt - notedAt >= noteMilliseconds) {
      await noteRun(database, job, after);
      notedAt = after.endedAt;
    }
    return null;
  }

  /** Milliseconds until there is work; null if there is work now. */
  async function delayUntilDue(): Promise<number | null> {
    if (work.due === undefined) return null;
    const left = await work.due();
    lookedAt = now();
    if (left !== null && left <= 0) return null;
    return left === null ? every : Math.min(left, every);
  }

  async function tick(): Promise<number> {
    const isByHand = isRequested;
    try {
      const delay = isByHand ? null : await delayUntilDue();
      if (delay !== null) return delay;
      const held = job.lease === null ? await runAlone(isByHand) : await runLeased(job.lease, isByHand);
      // Work that is still due after the run was not done by it, so running again at once would not help.
      return held ?? (work.due === undefined ? every : ((await delayUntilDue()) ?? every));
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A job could not be begun or noted');
      const at = now();
      outcome = { startedAt: at, endedAt: at, milliseconds: 0, failure: toFailure(error) };
      return every;
    } finally {
      if (isByHand) isRequested = false;
    }
  }

  const scheduler = createScheduler(tick);
  return {
    job,
    every,
    scheduler,
    lookedAt: () => lookedAt,
    outcome: () => outcome,
    isAtWork: () => isRequested || isAtWork,
    runByHand() {
      isRequested = true;
      scheduler.wake();
    },
    async stop() {
      closing.abort();
      await scheduler.stop();
    },
  };
}
