import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import { databaseTimestamp, readDatabaseTime } from '../database/database-clock.ts';
import type { JobRunTable } from '../database/tables/job-tables.ts';
import type { Job } from './define-job.ts';
import type { JobFailure } from './job-failure.ts';

export type JobRun = Selectable<JobRunTable>;

/** The result of a run. Times are milliseconds since 1970 by the process's clock. */
export interface Outcome {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly milliseconds: number;
  readonly failure: JobFailure | null;
}

/** The process and duration of a lease. */
interface Holder {
  readonly leaseId: string;
  readonly lease: number;
}

/** The rows of the table and the database's time of reading them, in milliseconds since 1970. */
export interface ReadRuns {
  readonly at: number;
  readonly runs: readonly JobRun[];
}

export const toTimestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();

const free = { lease_id: null, lease_until: null };

/** A success does not clear the last failure, so that its time and reason stay visible. */
const toCells = ({ dialect }: Database, { milliseconds, failure }: Outcome) => ({
  ended_at: databaseTimestamp(dialect),
  milliseconds,
  ...(failure !== null && { failed_at: databaseTimestamp(dialect), failure: failure.kind, detail: failure.detail }),
});

/**
 * Takes the lease of a job and records the start of a run, in one statement. Returns false if another process has the
 * lease, or if a run began less than `interval` milliseconds ago. All times are by the database's clock.
 */
export async function takeLease(
  { dialect, write }: Database,
  { name }: Job,
  { leaseId, lease }: Holder,
  interval: number | null,
): Promise<boolean> {
  const now = databaseTimestamp(dialect);
  const values = { started_at: now, lease_id: leaseId, lease_until: databaseTimestamp(dialect, lease) };
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
                eb('job_run.started_at', '<=', databaseTimestamp(dialect, -interval)),
              ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Renews a lease. Returns false if this process has lost it. */
export async function renewLease({ dialect, write }: Database, { name }: Job, holder: Holder): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('job_run')
    .set({ lease_until: databaseTimestamp(dialect, holder.lease) })
    .where('name', '=', name)
    .where('lease_id', '=', holder.leaseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the result of a run and releases its lease. */
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

/** Records a run of a job without a lease. */
export async function noteRun(database: Database, { name }: Job, outcome: Outcome): Promise<void> {
  const started_at = databaseTimestamp(database.dialect, -outcome.milliseconds);
  const cells = { started_at, ...toCells(database, outcome) };
  await database.write
    .insertInto('job_run')
    .values({ name, ...cells })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(cells))
    .execute();
}

/** The stored runs of all jobs, or of the named ones. */
export async function readRuns(database: Database, names?: readonly string[]): Promise<ReadRuns> {
  const at = await readDatabaseTime(database);
  const rows = database.read.selectFrom('job_run').selectAll();
  const runs = await (names === undefined ? rows : rows.where('name', 'in', [...names])).execute();
  return { at, runs };
}

export async function readRun(database: Database, { name }: Job): Promise<{ at: number; run: JobRun | undefined }> {
  const { at, runs } = await readRuns(database, [name]);
  return { at, run: runs[0] };
}
