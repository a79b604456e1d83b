import type { Collection } from '../../../content/model/collection.ts';
import { toDocument } from '../../../content/publishing/document-state.ts';
import { unpublished } from '../../../content/publishing/state.ts';
import { withoutTimes } from '../../../content/publishing/undo-edit.ts';
import { type Change, touchRecord } from '../changes/change.ts';
import { findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/read-values.ts';
import { noteCreated } from '../changes/note-records.ts';
import { toSnapshot } from '../changes/snapshot.ts';
import { declaredValues, toStoredEntry, columnsOf, documentIn } from '../changes/stored-entry.ts';
import { writeUsage } from '../changes/usage.ts';
import type { EntryRow } from '../../database/tables.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import type { Creation, WriteFields } from './entry-store.ts';
import { placeBehind, takeId, uniqueKey } from './place.ts';
import { readSubtree } from './subtree.ts';

async function insertCopy(change: Change, row: EntryRow): Promise<void> {
  await change.tx.insertInto('entry').values(row).execute();
  await writeUsage(change, row);
  touchRecord(change, row);
}

/**
 * Creates the row of the copy; `write` makes its values. The copy is a draft, so its subtree is hidden. The states
 * below it are copied unchanged, so that publishing the copy publishes everything. Scheduled times are not copied.
 */
function freshFrom(change: Change, collection: Collection, row: EntryRow, write?: WriteFields): EntryRow {
  const { published, waiting, states } = documentIn(collection, row);
  const written = {
    published: declaredValues(collection, write?.(published) ?? published),
    newest: declaredValues(collection, write?.(waiting ?? published) ?? waiting ?? published),
    states: write === undefined ? withoutTimes(states, Infinity) : { en: unpublished, ar: unpublished },
  };
  const columns = columnsOf(toDocument(collection.fields, written), row);
  return { ...row, ...columns, version: 1, created_at: change.at, updated_at: change.at };
}

/** Copies the records below a record to its copy. Comments of visitors are not copied. */
async function copyBelow(change: Change, source: EntryRow, copy: EntryRow): Promise<void> {
  const nameOf = (collection: string | null, id: number | null) => `${collection}/${id}`;
  const copies = new Map([[nameOf(source.collection, source.id), copy.id]]);
  const { records } = await readSubtree(change.tx, source);
  for (const row of records.slice(1)) {
    const collection = knownCollection(row.collection);
    const parentId = copies.get(nameOf(row.parent_collection, row.parent_id));
    if (collection === undefined || parentId === undefined) continue;
    const id = await takeId(change, collection, undefined);
    copies.set(nameOf(row.collection, row.id), id);
    const unique_key = uniqueKey(collection, parentId);
    await insertCopy(change, { ...freshFrom(change, collection, row), id, parent_id: parentId, unique_key });
  }
}

/** Copies a record with everything below it; see `EntryStore.duplicate`. */
export async function duplicateEntry(
  change: Change,
  collection: Collection,
  id: number,
  write: WriteFields,
): Promise<Creation> {
  const source = await findRow(change.tx, collection.base, id);
  if (source === undefined) throw new NotFoundError(`${collection.base}/${id}`);
  if (collection.isOnlyOfParent) throw new InvalidError([{ path: 'id', code: 'taken' }], 'onlyOneRecord');
  const copy: EntryRow = {
    ...freshFrom(change, collection, source, write),
    ...(await placeBehind(change, collection, source.parent_id)),
    id: await takeId(change, collection, undefined),
  };
  await insertCopy(change, copy);
  await copyBelow(change, source, copy);
  return { entry: toStoredEntry(collection, copy), revisionId: await noteCreated(change, toSnapshot(copy)) };
}
