import type { Change } from '../changes/change.ts';
import { isId } from '../changes/entry-rows.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import { ConflictError, NewerChangesError } from '../repository/record-errors.ts';
import { findRecorded } from './recorded.ts';

const impossible = () => new InvalidError([], 'alreadyUndone');

/**
 * Undoes a change; see `EntryStore.undo`. Returns the id of the revision that undoes it, or `null` if nothing changes.
 * @param keepsNewer refuses if later changes would be lost
 */
export async function undoChange(
  change: Change,
  revisionId: number,
  { keepsNewer = false }: { readonly keepsNewer?: boolean } = {},
): Promise<number | null> {
  const revision = isId(revisionId)
    ? await change.tx.selectFrom('revision').selectAll().where('id', '=', revisionId).executeTakeFirst()
    : undefined;
  if (revision === undefined) throw new NotFoundError(`revision ${revisionId}`);
  if (revision.undone_at !== null) throw impossible();
  try {
    const recorded = findRecorded(revision.collection);
    if (recorded === undefined) throw new NotFoundError(`collection ${revision.collection}`);
    if (keepsNewer && (await recorded.isChangedSince?.(change, revision)) === true)
      throw new NewerChangesError(revisionId);
    const undoing = await recorded.undo(change, revision);
    await change.tx
      .updateTable('revision')
      .set({ undone_at: change.at, undone_by: change.actor.name })
      .where('id', '=', revisionId)
      .execute();
    return undoing;
  } catch (error) {
    // The record, its declaration or its parent no longer exists, or its id or its only place is taken.
    if (error instanceof NotFoundError || error instanceof ConflictError) throw impossible();
    if (error instanceof InvalidError && error.messageKey === 'invalid') throw impossible();
    throw error;
  }
}
