import type { Collection } from '../../../content/model/collection.ts';
import { largestId } from '../../../fields/record-id.ts';
import { type Change, touchOrder } from '../changes/change.ts';
import { findRow, isId } from '../changes/entry-rows.ts';
import { toStoredEntry } from '../changes/stored-entry.ts';
import type { EntryRow } from '../../database/tables.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { ConflictError } from './record-errors.ts';

/** The columns of a row that contain the position of a record. */
export type Place = Pick<EntryRow, 'parent_collection' | 'parent_id' | 'position' | 'unique_key'>;

const refuseParent = (code: 'required' | 'unknownRecord') => new InvalidError([{ path: 'category_id', code }]);

/**
 * Checks that a record has a parent exactly if its collection has one, and that the parent exists.
 * @param isThere true if the given parent exists
 * @throws InvalidError
 */
export function assertParent({ parent }: Collection, parentId: number | null, isThere: boolean): void {
  if (parent === undefined ? parentId !== null : parentId !== null && !isThere) throw refuseParent('unknownRecord');
  if (parent !== undefined && parentId === null) throw refuseParent('required');
}

/** @throws InvalidError if the parent already has the maximum number of records */
export function assertFreePlaces({ limit }: Collection, siblings: number): void {
  if (limit === undefined || siblings < limit.max) return;
  const max = { max: limit.max };
  throw new InvalidError([{ path: 'category_id', code: 'tooMany', params: max }], limit.message, max);
}

const siblingsIn = (tx: Change['tx'], collection: string, parentId: number | null) =>
  tx
    .selectFrom('entry')
    .where('collection', '=', collection)
    .where('parent_id', parentId === null ? 'is' : '=', parentId);

/** Later ids count up from a given id, so a given id must leave room for them. */
const greatestId = largestId - 100_000_000;

/** @throws InvalidError if a new record cannot have this id */
export function assertId(id: number): void {
  if (!isId(id) || id > greatestId) throw new InvalidError([{ path: 'id', code: 'outOfRange' }]);
}

/** The value of the unique column that allows only one record per parent; `null` without that limit. */
export const uniqueKey = ({ isOnlyOfParent, base }: Collection, parentId: number | null): string | null =>
  isOnlyOfParent ? `${base}<${parentId}` : null;

/**
 * The position after the records of a parent.
 *
 * @throws InvalidError if the parent does not exist or is full
 * @throws ConflictError if the parent already has its only record
 */
export async function placeBehind(change: Change, collection: Collection, parentId: number | null): Promise<Place> {
  const above =
    collection.parent === undefined || parentId === null
      ? undefined
      : await findRow(change.tx, collection.parent.base, parentId);
  assertParent(collection, parentId, above !== undefined);
  const siblings = siblingsIn(change.tx, collection.base, parentId);
  const { limit } = collection;
  if (limit !== undefined)
    assertFreePlaces(collection, (await siblings.select('id').limit(limit.max).execute()).length);
  const last = await siblings.selectAll().orderBy('position', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (collection.isOnlyOfParent && last !== undefined) throw new ConflictError(toStoredEntry(collection, last));
  return {
    parent_collection: collection.parent?.base ?? null,
    parent_id: parentId,
    position: (last?.position ?? 0) + 1,
    unique_key: uniqueKey(collection, parentId),
  };
}

/**
 * A given position among the records of a parent. If it is taken, the records from `position` on move up. For restored
 * records, because the present records may have been sorted again.
 *
 * @throws as `placeBehind`
 */
export async function placeAt(
  change: Change,
  collection: Collection,
  parentId: number | null,
  position: number,
): Promise<Place> {
  const place = await placeBehind(change, collection, parentId);
  const siblings = siblingsIn(change.tx, collection.base, parentId);
  const holder = await siblings.select('id').where('position', '=', position).limit(1).executeTakeFirst();
  if (holder !== undefined) {
    await change.tx
      .updateTable('entry')
      .set(({ eb }) => ({ position: eb('position', '+', 1) }))
      .where('collection', '=', collection.base)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .where('position', '>=', position)
      .execute();
    touchOrder(change, collection.base);
  }
  return { ...place, position };
}

/**
 * The id of a new record: the given one or the next one.
 *
 * @throws ConflictError if the given id is taken
 */
export async function takeId(change: Change, collection: Collection, chosen: number | undefined): Promise<number> {
  if (chosen !== undefined) {
    assertId(chosen);
    const holder = await findRow(change.tx, collection.base, chosen);
    if (holder !== undefined) throw new ConflictError(toStoredEntry(collection, holder));
  }
  const counter = await change.tx
    .selectFrom('counter')
    .select('last_id')
    .where('collection', '=', collection.base)
    .executeTakeFirst();
  const last = counter?.last_id ?? 0;
  const id = chosen ?? last + 1;
  const last_id = Math.max(last, id);
  await change.tx
    .insertInto('counter')
    .values({ collection: collection.base, last_id })
    .onConflict((conflict) => conflict.column('collection').doUpdateSet({ last_id }))
    .execute();
  return id;
}
