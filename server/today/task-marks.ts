import type { TaskKind, TaskMark } from '../../calls/today.ts';
import { dayOf } from '../../content/business-hours.ts';
import { defaultCountry } from '../../content/countries.ts';
import type { Database } from '../database/connect.ts';

const day = 86_400_000;
/** Days after which a mark is deleted. News does not stay longer. */
const daysOfMarks = 15;

/** Returns the marked subjects by kind. */
export async function readMarks({ read }: Pick<Database, 'read'>, now: Date): Promise<(kind: TaskKind) => string[]> {
  const marks = await read
    .selectFrom('task_mark')
    .select(['kind', 'subject'])
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now.toISOString())]))
    .execute();
  const byKind = Map.groupBy(marks, ({ kind }) => kind);
  return (kind) => (byKind.get(kind) ?? []).map(({ subject }) => subject);
}

/** Hides a task until tomorrow, marks it as read, or removes the mark. */
export async function markTask(database: Database, { state, kind, subject }: TaskMark, now: Date): Promise<void> {
  const until = state === 'snoozed' ? dayOf(now, defaultCountry)[1].toISOString() : null;
  const created_at = now.toISOString();
  const old = new Date(now.getTime() - daysOfMarks * day).toISOString();
  await database.transaction(async (tx) => {
    await tx
      .deleteFrom('task_mark')
      .where((eb) =>
        eb.or([
          eb.and([eb('kind', '=', kind), eb('subject', '=', subject)]),
          eb('until', '<=', created_at),
          eb('created_at', '<', old),
        ]),
      )
      .execute();
    if (state !== 'open') await tx.insertInto('task_mark').values({ kind, subject, until, created_at }).execute();
  });
}
