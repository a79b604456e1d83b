import type { Collection } from '../../../content/model/collection.ts';
import { withoutPast } from '../../../content/publishing/undo-edit.ts';
import type { Change } from '../changes/change.ts';
import { findRow } from '../changes/entry-rows.ts';
import { noteCreated } from '../changes/note-records.ts';
import { type SubtreeSnapshot, toRow } from '../changes/snapshot.ts';
import { toStoredEntry } from '../changes/stored-entry.ts';
import { writeUsage } from '../changes/usage.ts';
import type { EntryRow } from '../../database/tables.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import { ConflictError } from './record-errors.ts';
import { placeAt } from './place.ts';
import { touchSubtree } from './remove-entry.ts';

/** Databases limit a statement to some thousand values, and each comment takes seven. */
const commentsAtOnce = 500;

/** Removes past scheduled times, so that a restored record is not published because of them. */
function withoutPastTimes({ at }: Change, row: EntryRow): EntryRow {
  const now = Date.parse(at);
  // Records that were deleted before unpublishing times existed have no such columns.
  const en = withoutPast({ status: row.status_en, at: row.publish_at_en, until: row.take_back_at_en ?? null }, now);
  const ar = withoutPast({ status: row.status_ar, at: row.publish_at_ar, until: row.take_back_at_ar ?? null }, now);
  return {
    ...row,
    status_en: en.status,
    publish_at_en: en.at,
    take_back_at_en: en.until,
    status_ar: ar.status,
    publish_at_ar: ar.at,
    take_back_at_ar: ar.until,
  };
}

/**
 * Restores a deleted record with everything below it, with the same ids, positions, versions and comments. Returns the
 * revision's id.
 *
 * @throws NotFoundError, ConflictError or InvalidError if its parent is gone or full, or an id is used again
 */
export async function restoreSubtree(
  change: Change,
  collection: Collection,
  { records, comments }: SubtreeSnapshot,
): Promise<number> {
  const [root] = records;
  if (root === undefined) throw new NotFoundError('record in the revision');
  await placeAt(change, collection, root.parent_id, root.position);
  const holder = await findRow(change.tx, root.collection, root.id);
  if (holder !== undefined) throw new ConflictError(toStoredEntry(collection, holder));
  for (const record of records) {
    const row = withoutPastTimes(change, toRow(record));
    await change.tx.insertInto('entry').values(row).execute();
    await writeUsage(change, row);
  }
  for (let start = 0; start < comments.length; start += commentsAtOnce) {
    const some = comments.slice(start, start + commentsAtOnce);
    await change.tx.insertInto('comment').values(some).execute();
  }
  touchSubtree(change, { records, comments });
  return noteCreated(change, root);
}
