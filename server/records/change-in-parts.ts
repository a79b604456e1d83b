import type { Change } from './changes/change.ts';
import type { Actor } from './changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import type { ChangeRunTable } from '../database/tables/content-tables.ts';
import { createEntryStore } from './create-entry-store.ts';
import { runChange } from './repository/run-change.ts';
import type { Logger } from '../logger.ts';
import { Refusal } from '../refusals/refusal.ts';
import { beginRun, type ChangeRun, endRun, holdRun } from './change-runs.ts';
import { undoRun } from './undo-run.ts';

/** The most items that one transaction writes. */
export const mostItemsInPart = 20;
/** Milliseconds that a part is meant to take, with the indexing of its items: items that are large make smaller parts. */
const partMilliseconds = 150;
/** Which share of the time of the first part its items are taken to need; of each later one, what they needed before. */
const usualShare = 0.25;

interface PartsOptions {
  readonly kind: ChangeRunTable['kind'];
  readonly actor: Actor;
  readonly log: Logger;
}

/** Fills `waiting` with a part of `items` and one more, so that a part knows whether it is the last. False at their end. */
async function fill<Item>(waiting: Item[], items: AsyncIterator<Item> | Iterator<Item>): Promise<boolean> {
  while (waiting.length <= mostItemsInPart) {
    const next = await items.next();
    if (next.done === true) return false;
    waiting.push(next.value);
  }
  return true;
}

/** Applies at least one item, and no further one after `end`. Returns how many it applied. */
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
 * Makes a large change of content in short transactions, between which others write. All of them are one change group
 * of the history. What `items` waits for, such as a thread or a file, is awaited between two transactions. When a part
 * fails, the parts before it are undone; when the process dies, a job undoes them (`undo-run.ts`).
 * @throws what `items` or `apply` throws, once everything was undone
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
          await (isLast ? endRun(change.tx, run) : holdRun(change.tx, run, { first: change.group.first, count }));
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

/** Undoes the parts that were written. A refusal reports its reason itself, so nothing is left of its run. */
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
