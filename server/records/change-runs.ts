import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import { databaseTimestamp } from '../database/database-clock.ts';
import type { Tables } from '../database/tables.ts';
import type { ChangeRunTable } from '../database/tables/content-tables.ts';

/** A change in parts and the lease of the process that runs it. */
export interface ChangeRun {
  readonly id: number;
  readonly leaseId: string;
  readonly dialect: Database['dialect'];
}

/** A process that renews no lease for this many milliseconds counts as dead. */
const leaseMilliseconds = 30_000;

/** Another process considers this one dead and undoes its parts. */
class RunLostError extends Error {
  override readonly name = 'RunLostError';
}

const leased = ({ leaseId, dialect }: Omit<ChangeRun, 'id'>) => ({
  lease_id: leaseId,
  lease_until: databaseTimestamp(dialect, leaseMilliseconds),
});

/** True if a run is unfinished and no process has its lease. Runs of a restored backup have no lease. */
const isAbandoned = (dialect: Database['dialect']) => (eb: ExpressionBuilder<Tables, 'change_run'>) =>
  eb.and([
    eb('undone_at', 'is', null),
    eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', databaseTimestamp(dialect))]),
  ]);

/** Records the start of a change before its first part is written. */
export async function beginRun(
  { write, dialect }: Pick<Database, 'write' | 'dialect'>,
  { kind, actor }: Pick<ChangeRunTable, 'kind' | 'actor'>,
): Promise<ChangeRun> {
  const lease = { leaseId: randomUUID(), dialect };
  const values = { kind, actor, started_at: new Date().toISOString(), written: 0, unchanged: 0, ...leased(lease) };
  const { id } = await write.insertInto('change_run').values(values).returning('id').executeTakeFirstOrThrow();
  return { id, ...lease };
}

/** @throws RunLostError if the statement found no run with this lease */
function assertHeld(run: ChangeRun, found: object | undefined): void {
  if (found === undefined) throw new RunLostError(`The run ${run.id} belongs to another process`);
}

/**
 * Renews the lease of a run and records the part that the same transaction writes.
 * @param part the id of its first change and its number of items
 * @throws RunLostError
 */
export async function renewRun(
  connection: Kysely<Tables>,
  run: ChangeRun,
  part?: { readonly first: number | null; readonly count: number },
): Promise<void> {
  const held = await connection
    .updateTable('change_run')
    .set(leased(run))
    .$if(part !== undefined, (query) =>
      query.set(({ eb }) => ({ first_id: part?.first ?? null, written: eb('written', '+', part?.count ?? 0) })),
    )
    .where('id', '=', run.id)
    .where('lease_id', '=', run.leaseId)
    .returning('id')
    .executeTakeFirst();
  assertHeld(run, held);
}

/** Deletes a run that is complete, or undone without a notice. @throws RunLostError */
export async function endRun(connection: Kysely<Tables>, run: ChangeRun): Promise<void> {
  const ended = await connection
    .deleteFrom('change_run')
    .where('id', '=', run.id)
    .where('lease_id', '=', run.leaseId)
    .returning('id')
    .executeTakeFirst();
  assertHeld(run, ended);
}

/**
 * Records that a run was undone, for the notice.
 * @param unchanged number of changes that stay because their records were changed again later
 */
export async function recordUndone(write: Kysely<Tables>, run: ChangeRun, unchanged: number): Promise<void> {
  await write
    .updateTable('change_run')
    .set({ undone_at: new Date().toISOString(), unchanged, lease_id: null, lease_until: null })
    .where('id', '=', run.id)
    .where('lease_id', '=', run.leaseId)
    .execute();
}

/** Takes over an unfinished run whose lease has expired. Returns `null` if there is none. */
export async function takeOverRun({ write, dialect }: Pick<Database, 'write' | 'dialect'>): Promise<ChangeRun | null> {
  const lease = { leaseId: randomUUID(), dialect };
  const first = write.selectFrom('change_run').select('id').where(isAbandoned(dialect)).orderBy('id').limit(1);
  const taken = await write
    .updateTable('change_run')
    .set({ ...leased(lease), failed_at: new Date().toISOString() })
    .where('id', '=', first)
    .where(isAbandoned(dialect))
    .returning('id')
    .executeTakeFirst();
  return taken === undefined ? null : { id: taken.id, ...lease };
}

/** Unfinished changes, newest first: those that were undone and those that a job is undoing or will undo. */
export const listUnfinished = ({
  read,
  dialect,
}: Pick<Database, 'read' | 'dialect'>): Promise<Selectable<ChangeRunTable>[]> =>
  read
    .selectFrom('change_run')
    .selectAll()
    .where((eb) => eb.or([eb('failed_at', 'is not', null), eb('undone_at', 'is not', null), isAbandoned(dialect)(eb)]))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

/** Deletes the notice of an undone change. Returns false if there is none. */
export async function deleteNotice({ write }: Pick<Database, 'write'>, id: number): Promise<boolean> {
  const deleted = await write
    .deleteFrom('change_run')
    .where('id', '=', id)
    .where('undone_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
