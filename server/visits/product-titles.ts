import { products } from '../../content/collections/index.ts';
import type { Words } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { indexedOf } from '../records/index/indexed-of.ts';

/** The titles of products by id, read in one query. */
export async function productTitles(
  { read }: Pick<Database, 'read'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Words>> {
  const keys = ids.map((id) => ({ collection: products.base, id }));
  const indexed = await indexedOf(read, keys);
  return new Map(
    keys.flatMap((key) => {
      const title = indexed(key)?.title;
      return title === undefined ? [] : [[key.id, title]];
    }),
  );
}
