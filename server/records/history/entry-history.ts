import type { Kysely } from 'kysely';
import { collections } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { isSame } from '../../../fields/is-same.ts';
import { undoEdit as takeBackEdition } from '../../../content/publishing/undo-edit.ts';
import { settings } from '../../../content/settings.ts';
import type { Change } from '../changes/change.ts';
import { findPlaces, findRow } from '../changes/entry-rows.ts';
import type { RecordState, Recorded, RevisionStates } from '../changes/revision.ts';
import { newestIn } from '../changes/note-records.ts';
import { parseFormer, withFormer, parseSubtree, type Snapshot, toRow, toSnapshot } from '../changes/snapshot.ts';
import type { EntryRow, Timestamp, RevisionRow, Tables } from '../../database/tables.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import { documentIn } from '../changes/stored-entry.ts';
import { isInOrder, oldOrderOf } from './old-order.ts';
import { removeEntry } from '../repository/remove-entry.ts';
import { parseOrder, reorderEntries } from '../repository/reorder-entries.ts';
import { restoreSubtree } from '../repository/restore-subtree.ts';
import { snapshotAfter } from './snapshot-after.ts';
import { readSubtree } from '../repository/subtree.ts';
import { changeEntry } from '../repository/write-entry.ts';

const toState = (snapshot: Snapshot | null | undefined): RecordState | null =>
  snapshot ? { fields: newestIn(snapshot), parentId: snapshot.parent_id } : null;

/** The states of a record before and after a revision, also if its collection is no longer declared. */
export async function entryStates(read: Kysely<Tables>, row: RevisionRow): Promise<RevisionStates> {
  if (row.action === 'delete') return { before: toState(parseSubtree(row.former).records[0]), after: null };
  const after = await snapshotAfter(read, row);
  const before = after !== null && row.action === 'update' ? withFormer(after, parseFormer(row.former)) : null;
  return { before: toState(before), after: toState(after) };
}

async function restoreOrder(change: Change, collection: Collection, revision: RevisionRow): Promise<number> {
  const { before: old } = parseOrder(revision.former);
  const present = (await findPlaces(change.tx, collection.base, revision.parent_id)).map(({ id }) => id);
  return reorderEntries(change, collection, revision.parent_id, oldOrderOf(old, present));
}

async function undoEntry(change: Change, collection: Collection, revision: RevisionRow): Promise<number | null> {
  const id = revision.entry_id ?? 0;
  if (revision.action === 'reorder') return restoreOrder(change, collection, revision);
  if (revision.action === 'delete') return restoreSubtree(change, collection, parseSubtree(revision.former));
  if (revision.action === 'create') return (await removeEntry(change, collection, id)).revisionId;
  const after = await snapshotAfter(change.tx, revision);
  if (after === null) throw new NotFoundError(`${collection.base}/${id}`);
  const before = withFormer(after, parseFormer(revision.former));
  const isMove = before.parent_id !== after.parent_id;
  const documents = { before: documentIn(collection, toRow(before)), after: documentIn(collection, toRow(after)) };
  const { revisionId } = await changeEntry(change, collection, id, {
    mayRewrite: true,
    ...(isMove && { parentId: before.parent_id, position: before.position }),
    edit: (present) => takeBackEdition(collection.fields, { ...documents, present }, Date.parse(change.at)),
  });
  return revisionId;
}

/** True if anything below a record was created or changed after a time; it would be deleted with the record. */
async function hasNewerBelow(change: Change, row: EntryRow, timestamp: Timestamp): Promise<boolean> {
  const { records, comments } = await readSubtree(change.tx, row);
  return (
    records.slice(1).some(({ updated_at }) => updated_at > timestamp) ||
    comments.some(({ created_at }) => created_at > timestamp)
  );
}

/** True if a record or an order differs from the result of a change. */
async function isChangedSince(change: Change, collection: Collection, revision: RevisionRow): Promise<boolean> {
  if (revision.action === 'delete') return false;
  if (revision.action === 'reorder') {
    const present = (await findPlaces(change.tx, collection.base, revision.parent_id)).map(({ id }) => id);
    return !isInOrder(parseOrder(revision.former).after, present);
  }
  const after = await snapshotAfter(change.tx, revision);
  const row = await findRow(change.tx, collection.base, revision.entry_id ?? 0);
  if (after === null || row === undefined) return false;
  const present = toSnapshot(row);
  if (revision.action === 'create' && (await hasNewerBelow(change, row, revision.at))) return true;
  return (
    after.parent_id !== present.parent_id ||
    !isSame(documentIn(collection, toRow(after)), documentIn(collection, toRow(present)))
  );
}

/** History of the content that administrators edit: collections and settings groups. */
export const recordedEntries: readonly Recorded[] = [...collections, ...settings].map((collection) => ({
  base: collection.base,
  fields: collection.fields,
  holds: 'records',
  statesOf: entryStates,
  isChangedSince: (change, revision) => isChangedSince(change, collection, revision),
  undo: (change, revision) => undoEntry(change, collection, revision),
}));
