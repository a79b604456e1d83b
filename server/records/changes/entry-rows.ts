import { type Kysely, sql } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { EntryRow, Tables } from '../../database/tables.ts';

/**
 * The largest value of an `integer` column of PostgreSQL. A query with a larger value fails instead of finding no row.
 */
const greatestId = 2_147_483_647;

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= greatestId;

export async function findRow(database: Kysely<Tables>, collection: string, id: number): Promise<EntryRow | undefined> {
  if (!isId(id)) return undefined;
  return database
    .selectFrom('entry')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The ids of the records of a parent (`null`: those without a parent), in their order. */
export const findPlaces = async (
  database: Kysely<Tables>,
  collection: string,
  parentId: number | null,
): Promise<Pick<EntryRow, 'id' | 'position'>[]> =>
  parentId !== null && !isId(parentId)
    ? []
    : database
        .selectFrom('entry')
        .select(['id', 'position'])
        .where('collection', '=', collection)
        .where('parent_id', parentId === null ? 'is' : '=', parentId)
        .orderBy('position')
        .orderBy('id')
        .execute();

/** The maximum number of rows in a part of `rowsInParts`. */
const atOnce = 500;

/** All records of a collection by id, in parts. Records that are added after the current part are included. */
export async function* rowsInParts(database: Kysely<Tables>, collection: string): AsyncGenerator<EntryRow[]> {
  let last = 0;
  for (;;) {
    const rows = await database
      .selectFrom('entry')
      .selectAll()
      .where('collection', '=', collection)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** All records of some collections, at most `most` of one collection at a time. */
export async function* recordsInParts(
  database: Kysely<Tables>,
  collections: readonly Collection[],
  most: number,
): AsyncGenerator<{ readonly collection: Collection; readonly rows: readonly EntryRow[] }> {
  for (const collection of collections) {
    for await (const rows of rowsInParts(database, collection.base)) {
      for (let from = 0; from < rows.length; from += most) yield { collection, rows: rows.slice(from, from + most) };
    }
  }
}

/** The records of a collection with the given ids, in no particular order. */
export const findRows = (database: Kysely<Tables>, collection: string, ids: readonly number[]): Promise<EntryRow[]> =>
  database.selectFrom('entry').selectAll().where('collection', '=', collection).where('id', 'in', ids).execute();

/** All records of a collection by position, in parts. */
export async function* rowsByPosition(database: Kysely<Tables>, collection: string): AsyncGenerator<EntryRow[]> {
  let last: EntryRow | undefined;
  for (;;) {
    let query = database.selectFrom('entry').selectAll().where('collection', '=', collection);
    if (last !== undefined) {
      query = query.where(sql<boolean>`(position, id) > (${last.position}, ${last.id})`);
    }
    const rows = await query.orderBy('position').orderBy('id').limit(atOnce).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1);
  }
}
