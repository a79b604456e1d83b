import { setImmediate as breathe } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { monthsBefore } from '../../../content/months-before.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { privacySettings, usualHistoryMonths } from '../../../content/settings.ts';
import type { Database } from '../../database/connect.ts';
import type { Timestamp, RevisionAction, Tables } from '../../database/tables.ts';
import { isUnnamed } from '../../media/is-unnamed.ts';

export interface HistorySources {
  readonly database: Database;
  /** Creates a reader for the settings. */
  readonly reader: () => Reader;
  readonly now: () => number;
}

/** Changes per transaction; small, so that other writers do not wait long. */
const changesAtOnce = 200;
/** Maximum changes per run; the rest wait for the next run. */
const mostInRun = 10_000;

const changes = ['create', 'update', 'reorder'] as const;

/**
 * The time before which changes of each action are deleted. Deletions are deleted only if a limit is set, and never
 * before other changes.
 */
async function limitsOf({ reader, now }: HistorySources): Promise<(readonly [RevisionAction, Timestamp])[]> {
  const { historyMonths, deletionMonths } = await reader().settings(privacySettings);
  const months = historyMonths ?? usualHistoryMonths;
  const timestampBefore = (count: number): Timestamp => monthsBefore(new Date(now()), count).toISOString();
  const limit = timestampBefore(months);
  const others = changes.map((action) => [action, limit] as const);
  if (deletionMonths === null) return others;
  return [...others, ['delete', timestampBefore(Math.max(months, deletionMonths))]];
}

/** Removes files from the library if nothing uses or can restore them any more. */
async function removeUnnamed(tx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const now = new Date().toISOString();
  await tx
    .updateTable('media')
    .set({ removed_at: now })
    .where('id', 'in', [...new Set(ids)])
    .where('removed_at', 'is', null)
    .where(isUnnamed(new Date()))
    .execute();
}

/** Deletes former names of records that neither exist nor can be restored. */
async function forgetNames(tx: Transaction<Tables>): Promise<void> {
  await tx
    .deleteFrom('former_name')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('entry')
            .select('entry.id')
            .whereRef('entry.collection', '=', 'former_name.collection')
            .whereRef('entry.id', '=', 'former_name.entry_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deletion')
            .select('deletion.entry_id')
            .whereRef('deletion.collection', '=', 'former_name.collection')
            .whereRef('deletion.entry_id', '=', 'former_name.entry_id'),
        ),
      ),
    )
    .execute();
}

/** Deletes a batch of the oldest changes of an action. The record of a deletion is deleted with its revision. */
const forgetSome = (database: Database, action: RevisionAction, before: Timestamp): Promise<number> =>
  database.transaction(async (tx) => {
    const oldest = tx.selectFrom('revision').select('id').where('action', '=', action).where('at', '<', before);
    const rows = await oldest.orderBy('at').orderBy('id').limit(changesAtOnce).execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const gone = await tx
      .selectFrom('deletion')
      .select(['collection', 'entry_id'])
      .where('revision_id', 'in', ids)
      .execute();
    const named = await tx.selectFrom('revision_media').select('media_id').where('revision_id', 'in', ids).execute();
    await tx.deleteFrom('revision').where('id', 'in', ids).execute();
    await removeUnnamed(
      tx,
      named.map(({ media_id }) => media_id),
    );
    if (gone.length > 0) await forgetNames(tx);
    const tags = new Set(gone.map(({ collection, entry_id }) => `${collection}/${entry_id}`));
    if (tags.size > 0) await database.versions.touch(tx, [...tags]);
    return rows.length;
  });

/**
 * Deletes changes that are older than the retention settings, oldest first, in batches with pauses for other work, at
 * most `mostInRun`. Files that only these changes used are removed from the library; the file sweeper deletes them
 * later. Returns the number of deleted changes.
 */
export async function sweepHistory(sources: HistorySources, signal?: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (const [action, before] of await limitsOf(sources)) {
    let last = changesAtOnce;
    while (last === changesAtOnce && forgotten < mostInRun) {
      if (signal?.aborted === true) return forgotten;
      last = await forgetSome(sources.database, action, before);
      forgotten += last;
      await breathe();
    }
  }
  return forgotten;
}
