import { titleOf } from '../../../content/derive/title-of.ts';
import { products } from '../../../content/collections/index.ts';
import type { Words } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import type { EntryStore } from '../../records/repository/entry-store.ts';
import { indexedOf } from '../../records/index/indexed-of.ts';

type Sources = { readonly database: Pick<Database, 'read'>; readonly entries: Pick<EntryStore, 'findDeleted'> };

/** The product of an enquiry. */
export interface EnquiredProduct {
  readonly id: number;
  /** The present title, or the last one of a deleted product; empty if unknown. */
  readonly title: Words;
  /** False for a deleted product. */
  readonly exists: boolean;
}

/** Maximum number of deleted products that are looked up. */
const mostLookedFor = 30;

const nameless: Words = { en: '', ar: '' };

/** Finds the products of some enquiries. The returned function returns `null` for an enquiry without a product. */
export async function enquiredProducts(
  { database: { read }, entries }: Sources,
  rows: readonly Pick<EnquiryRow, 'product_id'>[],
): Promise<(row: Pick<EnquiryRow, 'product_id'>) => EnquiredProduct | null> {
  const { base } = products;
  const ids = [...new Set(rows.flatMap(({ product_id: id }) => id ?? []))];
  const indexed = await indexedOf(
    read,
    ids.map((id) => ({ collection: base, id })),
  );
  const gone = ids.filter((id) => indexed({ collection: base, id }) === undefined);
  const former = new Map<number, Words>();
  for (const id of gone.slice(0, mostLookedFor)) {
    const deleted = await entries.findDeleted(products, id);
    if (deleted !== null) former.set(id, titleOf(products, deleted));
  }
  return ({ product_id: id }) => {
    if (id === null) return null;
    const there = indexed({ collection: base, id });
    return { id, title: there?.title ?? former.get(id) ?? nameless, exists: there !== undefined };
  };
}
