import type { Collection } from '../../content/model/collection.ts';
import type { EntryRow } from '../database/tables.ts';
import { addRevision, type Change, touchRecord } from './change.ts';
import { findRow } from './entry-rows.ts';
import type { ChangeResult, EntryStore, WriteFields } from './entry-store.ts';
import { ConflictError, NotFoundError } from './errors.ts';
import { placeAt, placeBehind, takeId } from './place.ts';
import { mediaIdsIn, toSnapshot } from './snapshot.ts';
import { declaredValues, emptyValues, parseFields, toStoredEntry } from './stored-entry.ts';
import { keepUsage } from './usage.ts';

/** Adds a record; see `EntryStore.create`. */
export async function createEntry(
  change: Change,
  collection: Collection,
  request: Parameters<EntryStore['create']>[1],
): Promise<ChangeResult> {
  const place = await placeBehind(change, collection, request.parentId ?? null);
  const row: EntryRow = {
    collection: collection.base,
    id: await takeId(change, collection, request.id),
    ...place,
    fields: JSON.stringify(declaredValues(collection, request.write(emptyValues(collection)))),
    draft: null,
    status_en: 'published',
    status_ar: 'published',
    publish_at_en: null,
    publish_at_ar: null,
    version: 1,
    created_at: change.at,
    updated_at: change.at,
  };
  await change.tx.insertInto('entry').values(row).execute();
  await keepUsage(change, row);
  touchRecord(change, row);
  const after = toSnapshot(row);
  const revisionId = await addRevision(
    change,
    {
      action: 'create',
      collection: collection.base,
      entryId: row.id,
      parentId: row.parent_id,
      before: null,
      after,
    },
    mediaIdsIn([after]),
  );
  return { entry: toStoredEntry(collection, row), revisionId };
}

/** Changes a record; see `EntryStore.update`. */
export async function updateEntry(
  change: Change,
  collection: Collection,
  id: number,
  request: {
    readonly version?: number;
    readonly parentId?: number | null;
    /** Where it stands among the records of another parent; behind them unless given. */
    readonly position?: number;
    readonly write: WriteFields;
  },
): Promise<ChangeResult> {
  const old = await findRow(change.tx, collection.base, id);
  if (old === undefined) throw new NotFoundError(`${collection.base}/${id}`);
  const current = toStoredEntry(collection, old);
  if (request.version !== undefined && request.version !== old.version) throw new ConflictError(current);

  const { parentId = old.parent_id, position } = request;
  const toPlace = () =>
    position === undefined
      ? placeBehind(change, collection, parentId)
      : placeAt(change, collection, parentId, position);
  const place = parentId === old.parent_id ? {} : await toPlace();
  // Values of fields that are declared no more stay where they are, in case the declaration comes back.
  const values = { ...parseFields(old.fields), ...declaredValues(collection, request.write(current.fields)) };
  const row: EntryRow = {
    ...old,
    ...place,
    fields: JSON.stringify(values),
    version: old.version + 1,
    updated_at: change.at,
  };
  const { collection: base, ...columns } = row;
  await change.tx.updateTable('entry').set(columns).where('collection', '=', base).where('id', '=', id).execute();
  await keepUsage(change, row);
  touchRecord(change, old);
  touchRecord(change, row);
  const before = toSnapshot(old);
  const after = toSnapshot(row);
  const revisionId = await addRevision(
    change,
    { action: 'update', collection: base, entryId: id, parentId: row.parent_id, before, after },
    mediaIdsIn([before, after]),
  );
  return { entry: toStoredEntry(collection, row), revisionId };
}
