import type { Database } from '../database/connect.ts';
import type { EntryStore } from './repository/entry-store.ts';
import { type ChangeRun, endRun, renewRun, recordUndone, takeOverRun } from './change-runs.ts';
import { undoGroup } from './undo-group.ts';

interface Sources {
  readonly database: Database;
  readonly entries: Pick<EntryStore, 'changesOf' | 'undo'>;
}

/**
 * Undoes the parts that a run has written, newest first. Records that were changed again later stay as they are.
 * @param isReported true if the answer reports the reason to the administrator who started the run, so that no notice
 * is needed
 */
export async function undoRun(
  { database, entries }: Sources,
  run: ChangeRun,
  { isReported }: { readonly isReported: boolean },
): Promise<void> {
  const row = await database.read.selectFrom('change_run').selectAll().where('id', '=', run.id).executeTakeFirst();
  if (row === undefined) return;
  let unchanged = 0;
  if (row.first_id !== null) {
    let follows: number | undefined;
    let after: number | undefined;
    do {
      await renewRun(database.write, run);
      const actor = { name: row.actor, ...(follows !== undefined && { follows }) };
      // Only the number of refusals is used, so the language does not matter.
      const part = await undoGroup(entries, { first: row.first_id, after, actor, language: 'en' });
      follows ??= part.undo[0];
      unchanged += part.refused.length;
      after = part.next ?? undefined;
    } while (after !== undefined);
  }
  if (row.first_id === null || (isReported && unchanged === 0)) await endRun(database.write, run);
  else await recordUndone(database.write, run, unchanged);
}

/** Undoes unfinished runs of processes that died. Returns the number of runs. */
export async function undoUnfinishedRuns(sources: Sources): Promise<number> {
  let count = 0;
  for (let run = await takeOverRun(sources.database); run !== null; run = await takeOverRun(sources.database)) {
    await undoRun(sources, run, { isReported: false });
    count += 1;
  }
  return count;
}
