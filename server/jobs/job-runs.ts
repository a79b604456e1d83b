import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import { databaseMoment, readMoment } from '../database/database-clock.ts';
import type { JobRunTable } from '../database/tables/job-tables.ts';
import type { Job } from './define-job.ts';
import type { JobFailure } from './job-failure.ts';

export type JobRun = Selectable<JobRunTable>;

/** How a run went. Times are milliseconds since 1970, by the clock of the process. */
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

/** What the table says, and the moment of the database at which it said so, in milliseconds since 1970. */
export interface ReadRuns {
  readonly at: number;
  readonly runs: readonly JobRun[];
}

export const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

const free = { lease_id: null, lease_until: null };

/** A success leaves the last failure where it is: it tells what happened, and when. */
const toCells = ({ dialect }: Database, { milliseconds, failure }: Outcome) => ({
  ended_at: databaseMoment(dialect),
  milliseconds,
  ...(failure !== null && { failed_at: databaseMoment(dialect), failure: failure.kind, detail: failure.detail }),
});

/**
 * Takes a job for this process and notes that a run began, in one statement. False while another has it, and where one
 * began less than `interval` milliseconds ago; all of it by the database's clock.
 */
export async function takeLease(
  { dialect, write }: Database,
  { name }: Job,
  { leaseId, lease }: Holder,
  interval: number | null,
): Promise<boolean> {
  const now = databaseMoment(dialect);
  const values = { started_at: now, lease_id: leaseId, lease_until: databaseMoment(dialect, lease) };
  const taken = await write
    .insertInto('job_run')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(values)
        .where((eb) => eb.or([eb('job_run.lease_until', 'is', null), eb('job_run.lease_until', '<=', now)]))
        .where((eb) =>
          interval === null
            ? eb.lit(true)
            : eb.or([
                eb('job_run.started_at', 'is', null),
                eb('job_run.started_at', '<=', databaseMoment(dialect, -interval)),
              ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Renews a lease; false when it is no longer this process's. */
export async function renewLease({ dialect, write }: Database, { name }: Job, holder: Holder): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('job_run')
    .set({ lease_until: databaseMoment(dialect, holder.lease) })
    .where('name', '=', name)
    .where('lease_id', '=', holder.leaseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes how a run under a lease went, and gives the lease back. */
export async function releaseLease(
  database: Database,
  { name }: Job,
  leaseId: string,
  outcome: Outcome,
): Promise<void> {
  await database.write
    .updateTable('job_run')
    .set({ ...toCells(database, outcome), ...free })
    .where('name', '=', name)
    .where('lease_id', '=', leaseId)
    .execute();
}

/** Notes a run of a job that each process does for itself. */
export async function noteRun(database: Database, { name }: Job, outcome: Outcome): Promise<void> {
  const started_at = databaseMoment(database.dialect, -outcome.milliseconds);
  const cells = { started_at, ...toCells(database, outcome) };
  await database.write
    .insertInto('job_run')
    .values({ name, ...cells })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(cells))
    .execute();
}

/** What is known of all jobs, or of those of some names. */
export async function readRuns(database: Database, names?: readonly string[]): Promise<ReadRuns> {
  const at = await readMoment(database);
  const rows = database.read.selectFrom('job_run').selectAll();
  const runs = await (names === undefined ? rows : rows.where('name', 'in', [...names])).execute();
  return { at, runs };
}

export async function readRun(database: Database, { name }: Job): Promise<{ at: number; run: JobRun | undefined }> {
  const { at, runs } = await readRuns(database, [name]);
  return { at, run: runs[0] };
}
