import type { Change } from './changes/change.ts';
import type { Actor } from './changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import type { ChangeRunTable } from '../database/tables/content-tables.ts';
import { createEntryStore } from './create-entry-store.ts';
import { runChange } from './repository/run-change.ts';
import type { Logger } from '../logger.ts';
import { Refusal } from '../refusals/refusal.ts';
import { beginRun, type ChangeRun, endRun, renewRun } from './change-runs.ts';
import { undoRun } from './undo-run.ts';

/** The maximum number of items that one transaction writes. */
export const mostItemsInPart = 20;
/** Target duration of a part in milliseconds, including the indexing of its items. Large items make smaller parts. */
const partMilliseconds = 150;
/**
 * Assumed share of the items in the duration of the first part. Each later part uses the share measured in the previous
 * one.
 */
const usualShare = 0.25;

interface PartsOptions {
  readonly kind: ChangeRunTable['kind'];
  readonly actor: Actor;
  readonly log: Logger;
}

/**
 * Fills `waiting` with the items of one part and one more, so that a part knows whether it is the last. Returns false
 * when `items` is exhausted.
 */
async function fill<Item>(waiting: Item[], items: AsyncIterator<Item> | Iterator<Item>): Promise<boolean> {
  while (waiting.length <= mostItemsInPart) {
    const next = await items.next();
    if (next.done === true) return false;
    waiting.push(next.value);
  }
  return true;
}

/**
 * Applies at least one item and starts no further item after `end` (`performance.now()`). Returns the number of applied
 * items.
 */
async function applyPart<Item>(
  items: readonly Item[],
  end: number,
  apply: (item: Item) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (const item of items.slice(0, mostItemsInPart)) {
    await apply(item);
    count += 1;
    if (performance.now() > end) break;
  }
  return count;
}

/**
 * Applies a large content change in short transactions, so that other changes can run between them. All parts form one
 * change group in the history. `items` is awaited between the transactions, because it may wait for a thread or a file.
 * When a part fails, the previous parts are undone. When the process dies, a job undoes them (`undo-run.ts`).
 * @throws what `items` or `apply` throws, after all parts are undone
 */
export async function changeInParts<Item>(
  database: Database,
  { kind, actor, log }: PartsOptions,
  items: AsyncIterable<Item> | Iterable<Item>,
  apply: (change: Change, item: Item) => Promise<void>,
): Promise<void> {
  const coming = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const waiting: Item[] = [];
  let comeMore = await fill(waiting, coming);
  if (waiting.length === 0) return;
  const run = await beginRun(database, { kind, actor: actor.name });
  let { follows } = actor;
  let share = usualShare;
  try {
    while (waiting.length > 0) {
      const part = await runChange(
        database,
        { ...actor, ...(follows !== undefined && { follows }) },
        async (change) => {
          const begun = performance.now();
          const count = await applyPart(waiting, begun + partMilliseconds * share, (item) => apply(change, item));
          const applied = performance.now();
          const isLast = !comeMore && count === waiting.length;
          await (isLast ? endRun(change.tx, run) : renewRun(change.tx, run, { first: change.group.first, count }));
          return { count, first: change.group.first, begun, applied };
        },
        { isLong: true },
      );
      share = (part.applied - part.begun) / (performance.now() - part.begun);
      follows = part.first ?? undefined;
      waiting.splice(0, part.count);
      comeMore &&= await fill(waiting, coming);
    }
  } catch (error) {
    await undoParts({ database, log }, run, error);
    throw error;
  }
}

/** Undoes the written parts. The run is deleted after a refusal, because the answer already reports the reason. */
async function undoParts(
  { database, log }: { readonly database: Database; readonly log: Logger },
  run: ChangeRun,
  reason: unknown,
): Promise<void> {
  try {
    await undoRun({ database, entries: createEntryStore(database) }, run, { isReported: reason instanceof Refusal });
  } catch (error) {
    log.error({ err: error, cause: reason }, 'A change in parts was not undone; a job tries again');
  }
}
