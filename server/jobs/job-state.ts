import type { JobName } from '../../language/job-messages.ts';
import type { Timestamp } from '../database/tables.ts';
import type { FailureKind } from './job-failure.ts';
import { type JobRun, toTimestamp } from './job-runs.ts';
import type { StartedJob } from './start-job.ts';

/** The state of a job from this process's memory and the table. */
export interface JobState {
  readonly name: JobName;
  /** Milliseconds. */
  readonly every: number;
  readonly isByHand: boolean;
  /** True if each process runs the job itself. */
  readonly isEverywhere: boolean;
  readonly state: 'running' | 'fine' | 'failed' | 'never';
  readonly startedAt: Timestamp | null;
  readonly milliseconds: number | null;
  readonly nextAt: Timestamp | null;
  /** The last failure, even if a later run succeeded. */
  readonly failure: {
    readonly at: Timestamp;
    readonly kind: FailureKind | 'interrupted';
    readonly detail: string;
  } | null;
}

type Facts = Pick<JobRun, 'started_at' | 'ended_at' | 'milliseconds' | 'failed_at' | 'failure' | 'detail'>;

const nothing: Facts = {
  started_at: null,
  ended_at: null,
  milliseconds: null,
  failed_at: null,
  failure: null,
  detail: null,
};

/** The database's time in milliseconds since 1970, and its lead over this process's clock in milliseconds. */
export interface Clocks {
  readonly at: number;
  readonly ahead: number;
}

/** A newer result in memory takes precedence over the table, because frequent successes are not always stored. */
function factsOf(started: StartedJob, row: JobRun | undefined, { ahead }: Clocks): Facts {
  const written = row ?? nothing;
  const outcome = started.outcome();
  const started_at = toTimestamp((outcome?.startedAt ?? 0) + ahead);
  if (outcome === null || (written.started_at ?? '') > started_at) return written;
  const { failure, milliseconds } = outcome;
  const ended_at = toTimestamp(outcome.endedAt + ahead);
  const seen = { ...written, started_at, ended_at, milliseconds };
  return failure === null ? seen : { ...seen, failed_at: ended_at, failure: failure.kind, detail: failure.detail };
}

function failureOf(facts: Facts, isInterrupted: boolean): JobState['failure'] {
  if (isInterrupted && facts.started_at !== null) return { at: facts.started_at, kind: 'interrupted', detail: '' };
  if (facts.failed_at === null || facts.failure === null) return null;
  return { at: facts.failed_at, kind: facts.failure, detail: facts.detail ?? '' };
}

/** @param row the job's row in the table */
export function stateOf(started: StartedJob, row: JobRun | undefined, clocks: Clocks): JobState {
  const { job, every, scheduler } = started;
  const facts = factsOf(started, row, clocks);
  const isRunning = started.isAtWork() || (row?.lease_until ?? '') > toTimestamp(clocks.at);
  // The process died during the run.
  const isInterrupted = !isRunning && (facts.started_at ?? '') > (facts.ended_at ?? '');
  const isFailed = isInterrupted || (facts.failed_at !== null && facts.failed_at === facts.ended_at);
  const hasBegun = facts.started_at !== null;
  const nextAt = scheduler.nextAt();
  return {
    name: job.name,
    every,
    isByHand: job.isByHand,
    isEverywhere: job.lease === null,
    state: isRunning ? 'running' : isFailed ? 'failed' : hasBegun || started.lookedAt() !== null ? 'fine' : 'never',
    startedAt: facts.started_at,
    milliseconds: isRunning || isInterrupted ? null : facts.milliseconds,
    nextAt: isRunning || nextAt === null ? null : toTimestamp(nextAt + clocks.ahead),
    failure: failureOf(facts, isInterrupted),
  };
}
