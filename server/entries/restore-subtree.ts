import type { Collection } from '../../content/model/collection.ts';
import { addRevision, type Change } from './change.ts';
import { findRow, findRows } from './entry-rows.ts';
import { ConflictError, NotFoundError } from './errors.ts';
import { placeBehind } from './place.ts';
import { touchSubtree } from './remove-entry.ts';
import { mediaIdsIn, type Snapshot, type SubtreeSnapshot, toRow } from './snapshot.ts';
import { toStoredEntry } from './stored-entry.ts';
import { keepUsage } from './usage.ts';

/** A statement has room for some thousand values only, and each comment takes seven. */
const commentsAtOnce = 500;

/** Makes room at the record's old position, where the records of today have been put into another order since. */
async function freePosition(change: Change, root: Snapshot): Promise<void> {
  const siblings = await findRows(change.tx, root.collection, root.parent_id);
  if (!siblings.some(({ position }) => position === root.position)) return;
  await change.tx
    .updateTable('entry')
    .set(({ eb }) => ({ position: eb('position', '+', 1) }))
    .where('collection', '=', root.collection)
    .where(
      'id',
      'in',
      siblings.filter(({ position }) => position >= root.position).map(({ id }) => id),
    )
    .execute();
}

/**
 * Brings a deleted record back with everything below it: the same ids, places, versions and comments.
 * Returns the revision's id.
 *
 * @throws NotFoundError, ConflictError or InvalidError where its parent is gone or full, or an id is in use again
 */
export async function restoreSubtree(
  change: Change,
  collection: Collection,
  { records, comments }: SubtreeSnapshot,
): Promise<number> {
  const [root] = records;
  if (root === undefined) throw new NotFoundError('record in the revision');
  await placeBehind(change, collection, root.parent_id);
  const holder = await findRow(change.tx, root.collection, root.id);
  if (holder !== undefined) throw new ConflictError(toStoredEntry(collection, holder));
  await freePosition(change, root);
  for (const record of records) {
    const row = toRow(record);
    await change.tx.insertInto('entry').values(row).execute();
    await keepUsage(change, row);
  }
  for (let start = 0; start < comments.length; start += commentsAtOnce) {
    const some = comments.slice(start, start + commentsAtOnce);
    await change.tx.insertInto('comment').values(some).execute();
  }
  touchSubtree(change, { records, comments });
  return addRevision(
    change,
    {
      action: 'create',
      collection: root.collection,
      entryId: root.id,
      parentId: root.parent_id,
      before: null,
      after: root,
    },
    mediaIdsIn([root]),
  );
}
