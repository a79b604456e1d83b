import type { Database } from '../database/connect.ts';
import { asJob } from '../log-context.ts';
import type { Logger } from '../logger.ts';
import { type Scheduler, createScheduler } from './create-scheduler.ts';
import type { Job } from './define-job.ts';
import { toFailure } from './job-failure.ts';
import { releaseLease, renewLease, noteRun, type Outcome, readRun, takeLease } from './job-runs.ts';

/** What a job does, and when. */
export interface JobWork {
  /**
   * In how many milliseconds there is something to do, 0 for at once; null where nothing is known to come. Asked at
   * every tick without a lease, so it must cost next to nothing. Without it there is something to do at every tick.
   */
  readonly due?: () => Promise<number | null>;
  /**
   * Does it. What it throws is kept as the job's failure.
   * @param isByHand true where the administrator asked for it, however long others would have waited
   * @param signal is aborted when the server closes or the lease is lost
   */
  readonly run: (tick: { readonly signal: AbortSignal; readonly isByHand: boolean }) => Promise<void>;
  /** In the place of the declared time. */
  readonly every?: number;
}

export interface JobSources {
  readonly database: Database;
  readonly log: Logger;
  /** Names this process as the holder of leases. */
  readonly leaseId: string;
  readonly now: () => number;
}

/** A job in this process. */
export interface StartedJob {
  readonly job: Job;
  readonly every: number;
  readonly scheduler: Scheduler;
  /** When it last looked for something to do, in milliseconds since 1970. */
  readonly lookedAt: () => number | null;
  /** How its last run in this process went. */
  readonly outcome: () => Outcome | null;
  /** True from the beginning of its work to its end, and of a run that was asked for from that moment. */
  readonly isAtWork: () => boolean;
  /** Lets it run at once, due or not. */
  runByHand(): void;
  stop(): Promise<void>;
}

/** Successes of what runs every few seconds are written down no more often. */
const noteMilliseconds = 60_000;

/** Starts a job in this process; its first tick comes when its scheduler is woken or given a delay. */
export function startJob(job: Job, work: JobWork, { database, log, leaseId, now }: JobSources): StartedJob {
  const every = work.every ?? job.every;
  const closing = new AbortController();
  let isAsked = false;
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
      // What is told to stop before it began would wait for that for ever.
      if (!signal.aborted) await asJob(job.name, () => work.run({ signal, isByHand }));
    } catch (error) {
      // Whoever is told to stop may say so.
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

  /** Runs under the lease, which is renewed meanwhile. */
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

  /** How long there is nothing to do; null where there is something at once. */
  async function delayUntilDue(): Promise<number | null> {
    if (work.due === undefined) return null;
    const left = await work.due();
    lookedAt = now();
    if (left !== null && left <= 0) return null;
    return left === null ? every : Math.min(left, every);
  }

  async function tick(): Promise<number> {
    const isByHand = isAsked;
    try {
      const delay = isByHand ? null : await delayUntilDue();
      if (delay !== null) return delay;
      const held = job.lease === null ? await runAlone(isByHand) : await runLeased(job.lease, isByHand);
      // What still is due was not done by the run, so another at once would not do it either.
      return held ?? (work.due === undefined ? every : ((await delayUntilDue()) ?? every));
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A job could not be begun or noted');
      const at = now();
      outcome = { startedAt: at, endedAt: at, milliseconds: 0, failure: toFailure(error) };
      return every;
    } finally {
      if (isByHand) isAsked = false;
    }
  }

  const scheduler = createScheduler(tick);
  return {
    job,
    every,
    scheduler,
    lookedAt: () => lookedAt,
    outcome: () => outcome,
    isAtWork: () => isAsked || isAtWork,
    runByHand() {
      isAsked = true;
      scheduler.wake();
    },
    async stop() {
      closing.abort();
      await scheduler.stop();
    },
  };
}
