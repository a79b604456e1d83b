import type { Actor } from '../changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import type { EntryStore } from '../repository/entry-store.ts';
import { undoChange } from '../history/undo-change.ts';
import type { Logger } from '../../logger.ts';
import { changeInParts, mostItemsInPart } from '../change-in-parts.ts';

interface Sources {
  readonly database: Database;
  readonly entries: Pick<EntryStore, 'undoAll'>;
  readonly log: Logger;
}

/**
 * Undoes changes, newest first, all or none. More than `mostItemsInPart` changes are undone in parts, between which
 * other changes can run. Returns the ids of the revisions that undo them.
 * @throws as `EntryStore.undoAll`
 */
export async function undoMany(
  { database, entries, log }: Sources,
  revisions: readonly number[],
  { actor, keepsNewer }: { readonly actor: Actor; readonly keepsNewer: boolean },
): Promise<readonly number[]> {
  const ids = [...new Set(revisions)].toSorted((one, other) => other - one);
  if (ids.length <= mostItemsInPart) return (await entries.undoAll(ids, actor, { keepsNewer })).revisionIds;
  const undoing: number[] = [];
  await changeInParts(database, { kind: 'undo', actor, log }, ids, async (change, id) => {
    const undone = await undoChange(change, id, { keepsNewer });
    if (undone !== null) undoing.push(undone);
  });
  return undoing;
}
