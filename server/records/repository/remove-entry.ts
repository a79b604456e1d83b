import type { Collection } from '../../../content/model/collection.ts';
import { type Change, touchList, touchRecord } from '../changes/change.ts';
import { findRow } from '../changes/entry-rows.ts';
import { noteDeleted } from '../changes/note-records.ts';
import { type SubtreeSnapshot, toSnapshot } from '../changes/snapshot.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import { commentsSlug } from '../../discussion/comments.ts';
import type { SubtreeCounts } from './entry-store.ts';
import { countBelow, readSubtree, type Subtree } from './subtree.ts';

/** Marks all records of a subtree, and the lists of comments that are deleted or restored with it, as changed. */
export function touchSubtree(change: Change, { records, comments }: Subtree | SubtreeSnapshot): void {
  for (const record of records) touchRecord(change, record);
  for (const { post_id } of comments) touchList(change, commentsSlug, post_id);
}

/** Deletes a record with everything below it and stores all of it in the revision. */
export async function removeEntry(
  change: Change,
  collection: Collection,
  id: number,
): Promise<{ readonly revisionId: number; readonly removed: SubtreeCounts }> {
  const root = await findRow(change.tx, collection.base, id);
  if (root === undefined) throw new NotFoundError(`${collection.base}/${id}`);
  if (change.dialect === 'postgres') {
    // A transaction that adds a comment locks this row. Waiting for it includes the comment in the revision.
    await change.tx
      .selectFrom('entry')
      .select('id')
      .where('collection', '=', collection.base)
      .where('id', '=', id)
      .forUpdate()
      .execute();
  }
  const subtree = await readSubtree(change.tx, root, change.dialect);
  const subtreeSnapshot: SubtreeSnapshot = { records: subtree.records.map(toSnapshot), comments: subtree.comments };
  // Foreign keys with cascade delete children, comments and uses.
  await change.tx.deleteFrom('entry').where('collection', '=', collection.base).where('id', '=', id).execute();
  touchSubtree(change, subtree);
  const revisionId = await noteDeleted(change, toSnapshot(root), subtreeSnapshot);
  return { revisionId, removed: countBelow(subtree) };
}
