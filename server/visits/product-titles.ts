import { products } from '../../content/collections/index.ts';
import type { Words } from '../../language/languages.ts';
import { toStoredEntry } from '../changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import { titleOf } from '../records/title-of.ts';

/** What products are called, by their ids; asked for at once. */
export async function productTitles(
  { read }: Pick<Database, 'read'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Words>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('entry')
    .selectAll()
    .where('collection', '=', products.base)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, titleOf(products, toStoredEntry(products, row))]));
}
