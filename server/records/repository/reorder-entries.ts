import { sql } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { type Change, touchList, touchOrder } from '../changes/change.ts';
import { addRevision } from '../changes/note-records.ts';
import { findPlaces } from '../changes/entry-rows.ts';

/** Rows per statement that updates positions. */
const rowsAtOnce = 200;

/** The stored data of a change of order. Both orders are stored, because records may be created and deleted later. */
export interface StoredOrder {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

// The action of these revisions determines the shape of their JSON, so the JSON is not validated here.
export function parseOrder(json: string | null): StoredOrder {
  const order: StoredOrder = JSON.parse(json ?? '{"before":[],"after":[]}');
  return order;
}

/** Sorts the records of a parent; see `EntryStore.reorder`. Returns the revision's id. */
export async function reorderEntries(
  change: Change,
  collection: Collection,
  parentId: number | null,
  ids: readonly number[],
): Promise<number> {
  const siblings = await findPlaces(change.tx, collection.base, parentId);
  const before = siblings.map(({ id }) => id);
  const positions = new Map(siblings.map(({ id, position }) => [id, position]));
  const isPermutation =
    ids.length === before.length && new Set(ids).size === ids.length && ids.every((id) => positions.has(id));
  if (!isPermutation) throw new InvalidError([{ path: 'ids', code: 'unknownRecord' }]);
  const moved = [...ids.entries()].filter(([index, id]) => positions.get(id) !== index + 1);
  for (let from = 0; from < moved.length; from += rowsAtOnce) {
    const some = moved.slice(from, from + rowsAtOnce);
    const cases = some.map(([index, id]) => sql`when ${sql.lit(id)} then ${sql.lit(index + 1)}`);
    await change.tx
      .updateTable('entry')
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
      .where('collection', '=', collection.base)
      .where(
        'id',
        'in',
        some.map(([, id]) => id),
      )
      .execute();
  }
  touchList(change, collection.base, parentId);
  touchOrder(change, collection.base);
  const former: StoredOrder = { before, after: ids };
  return addRevision(change, {
    action: 'reorder',
    collection: collection.base,
    entryId: null,
    parentId,
    title: null,
    former,
  });
}
