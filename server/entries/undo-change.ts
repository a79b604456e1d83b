import type { Collection } from '../../content/model/collection.ts';
import { takeBack as takeBackEdition } from '../../content/publishing/take-back.ts';
import { isMessageBase, takeBackMessage } from '../community/message-history.ts';
import type { RevisionRow } from '../database/tables.ts';
import { isRedirectBase, takeBackRedirect } from '../redirects/redirect-history.ts';
import type { Change } from './change.ts';
import { editionIn } from './edition-of.ts';
import { findRows, isId } from './entry-rows.ts';
import { ConflictError, InvalidError, NotFoundError } from './errors.ts';
import { knownCollection } from './known-collections.ts';
import { removeEntry } from './remove-entry.ts';
import { reorderEntries } from './reorder-entries.ts';
import { restoreSubtree } from './restore-subtree.ts';
import { parseSnapshot, parseSubtree, toRow } from './snapshot.ts';
import { changeEntry } from './write-entry.ts';

const impossible = () => new InvalidError([], 'alreadyUndone');

/** The old order of the records that still exist, then those that came since, in their present order. */
async function restoreOrder(change: Change, collection: Collection, revision: RevisionRow): Promise<number> {
  const old: readonly number[] = JSON.parse(revision.before ?? '[]');
  const present = (await findRows(change.tx, collection.base, revision.parent_id)).map(({ id }) => id);
  const ids = [...old.filter((id) => present.includes(id)), ...present.filter((id) => !old.includes(id))];
  return reorderEntries(change, collection, revision.parent_id, ids);
}

async function takeBack(change: Change, revision: RevisionRow): Promise<number | null> {
  if (isMessageBase(revision.collection)) return takeBackMessage(change, revision);
  if (isRedirectBase(revision.collection)) return takeBackRedirect(change, revision);
  const collection = knownCollection(revision.collection);
  if (collection === undefined) throw new NotFoundError(`collection ${revision.collection}`);
  const id = revision.entry_id ?? 0;
  if (revision.action === 'reorder') return restoreOrder(change, collection, revision);
  if (revision.action === 'delete') return restoreSubtree(change, collection, parseSubtree(revision.before));
  if (revision.action === 'create') return (await removeEntry(change, collection, id)).revisionId;
  const [before, after] = [parseSnapshot(revision.before), parseSnapshot(revision.after)];
  const isMove = before.parent_id !== after.parent_id;
  const editions = { before: editionIn(collection, toRow(before)), after: editionIn(collection, toRow(after)) };
  const { revisionId } = await changeEntry(change, collection, id, {
    ...(isMove && { parentId: before.parent_id, position: before.position }),
    edit: (present) => takeBackEdition(collection.fields, { ...editions, present }, Date.parse(change.at)),
  });
  return revisionId;
}

/** Takes a change back; see `EntryStore.undo`. Returns the id of the revision this is, if it changes anything. */
export async function undoChange(change: Change, revisionId: number): Promise<number | null> {
  const revision = isId(revisionId)
    ? await change.tx.selectFrom('revision').selectAll().where('id', '=', revisionId).executeTakeFirst()
    : undefined;
  if (revision === undefined) throw new NotFoundError(`revision ${revisionId}`);
  if (revision.undone_at !== null) throw impossible();
  try {
    const undoing = await takeBack(change, revision);
    await change.tx
      .updateTable('revision')
      .set({ undone_at: change.at, undone_by: change.actor.name })
      .where('id', '=', revisionId)
      .execute();
    return undoing;
  } catch (error) {
    // The record or its declaration is gone, its id or its only place is taken, or its parent is gone.
    if (error instanceof NotFoundError || error instanceof ConflictError) throw impossible();
    if (error instanceof InvalidError && error.messageKey === 'invalid') throw impossible();
    throw error;
  }
}
