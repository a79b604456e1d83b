import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { JobRunTable } from '../database/tables/job-tables.ts';
import type { Job } from './define-job.ts';
import type { JobFailure } from './job-failure.ts';

export type JobRun = Selectable<JobRunTable>;

/** How a run went. Times are milliseconds since 1970. */
export interface Outcome {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly milliseconds: number;
  readonly failure: JobFailure | null;
}

/** What a process needs to hold a lease. */
interface Holder {
  readonly leaseId: string;
  readonly lease: number;
}

export const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

const free = { lease_id: null, lease_until: null };

/** A success leaves the last failure where it is: it tells what happened, and when. */
const toCells = ({ startedAt, endedAt, milliseconds, failure }: Outcome) => ({
  started_at: moment(startedAt),
  ended_at: moment(endedAt),
  milliseconds,
  ...(failure !== null && { failed_at: moment(endedAt), failure: failure.kind, detail: failure.detail }),
});

/**
 * Takes a job for this process and notes that a run began, in one statement. False while another has it, and where one
 * began later than `notSince`.
 */
export async function takeTurn(
  { write }: Database,
  { name }: Job,
  { leaseId, lease }: Holder,
  { now, notSince }: { readonly now: number; readonly notSince: number | null },
): Promise<boolean> {
  const values = { started_at: moment(now), lease_id: leaseId, lease_until: moment(now + lease) };
  const taken = await write
    .insertInto('job_run')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(values)
        .where((eb) => eb.or([eb('job_run.lease_until', 'is', null), eb('job_run.lease_until', '<=', moment(now))]))
        .where((eb) =>
          notSince === null
            ? eb.lit(true)
            : eb.or([eb('job_run.started_at', 'is', null), eb('job_run.started_at', '<=', moment(notSince))]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Renews a lease; false when it is no longer this process's. */
export async function holdTurn({ write }: Database, { name }: Job, holder: Holder, now: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('job_run')
    .set({ lease_until: moment(now + holder.lease) })
    .where('name', '=', name)
    .where('lease_id', '=', holder.leaseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes how a run under a lease went, and gives the lease back. */
export async function endTurn({ write }: Database, { name }: Job, leaseId: string, outcome: Outcome): Promise<void> {
  await write
    .updateTable('job_run')
    .set({ ...toCells(outcome), ...free })
    .where('name', '=', name)
    .where('lease_id', '=', leaseId)
    .execute();
}

/** Notes a run of a job that each process does for itself. */
export async function noteRun({ write }: Database, { name }: Job, outcome: Outcome): Promise<void> {
  const cells = toCells(outcome);
  await write
    .insertInto('job_run')
    .values({ name, ...cells })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(cells))
    .execute();
}

export const readRuns = ({ read }: Database): Promise<JobRun[]> => read.selectFrom('job_run').selectAll().execute();

export const readRun = ({ read }: Database, { name }: Job): Promise<JobRun | undefined> =>
  read.selectFrom('job_run').selectAll().where('name', '=', name).executeTakeFirst();
