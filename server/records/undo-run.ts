import type { Database } from '../database/connect.ts';
import type { EntryStore } from './repository/entry-store.ts';
import { type ChangeRun, endRun, holdRun, recordUndone, takeOverRun } from './change-runs.ts';
import { undoGroup } from './undo-group.ts';

interface Sources {
  readonly database: Database;
  readonly entries: Pick<EntryStore, 'changesOf' | 'undo'>;
}

/**
 * Undoes the parts that a run has written, the newest first. Records that were changed again since stay as they are.
 * @param isReported whether the administrator who started the run gets the reason as an answer, so that no notice is
 *   needed
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
      await holdRun(database.write, run);
      const actor = { name: row.actor, ...(follows !== undefined && { follows }) };
      // The reasons are counted only, so their language does not matter.
      const part = await undoGroup(entries, { first: row.first_id, after, actor, language: 'en' });
      follows ??= part.undo[0];
      unchanged += part.refused.length;
      after = part.next ?? undefined;
    } while (after !== undefined);
  }
  if (row.first_id === null || (isReported && unchanged === 0)) await endRun(database.write, run);
  else await recordUndone(database.write, run, unchanged);
}

/** Undoes what processes that died have left unfinished. Returns how many changes that were. */
export async function undoUnfinishedRuns(sources: Sources): Promise<number> {
  let count = 0;
  for (let run = await takeOverRun(sources.database); run !== null; run = await takeOverRun(sources.database)) {
    await undoRun(sources, run, { isReported: false });
    count += 1;
  }
  return count;
}
