import type { Collection, PartOfView } from '../../content/model/collection.ts';
import type { FieldName, Reader } from '../../content/model/reader.ts';

/** One page of a paginated list, counted from 1. */
export interface NumberedPart<Record> {
  readonly records: readonly Record[];
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pages: number;
}

/** The page number in an address; 1 if there is no valid number. */
export const readPageNumber = (input: string | null): number =>
  input !== null && /^[1-9]\d{0,5}$/.test(input) ? Number(input) : 1;

/** The start and end index of a page of a list with `count` items. A page beyond the end is replaced by the last. */
export function partOf(count: number, { page, atOnce }: { readonly page: number; readonly atOnce: number }) {
  const pages = Math.max(1, Math.ceil(count / atOnce));
  const shown = Math.min(page, pages);
  return { page: shown, pages, start: (shown - 1) * atOnce, end: shown * atOnce };
}

const placeOfPreviewed = (
  { previewed }: Reader,
  { base }: Collection,
  records: readonly { readonly id: number }[],
): number => (previewed?.base === base ? records.findIndex(({ id }) => id === previewed.id) : -1);

function readSome<C extends Collection>(
  reader: Reader,
  collection: C,
  all: readonly { readonly id: number }[],
  count: number,
): Promise<readonly PartOfView<C, FieldName<C>>[]> {
  const end = Math.max(count, placeOfPreviewed(reader, collection, all) + 1);
  return reader.some(
    collection,
    all.slice(end - count, end).map(({ id }) => id),
  );
}

/**
 * Reads the first records of a collection. In a preview of a record of the collection, reads as many records that end
 * with that record if it is not among the first.
 */
export async function readFirst<C extends Collection>(
  reader: Reader,
  collection: C,
  count: number,
): Promise<readonly PartOfView<C, FieldName<C>>[]> {
  if (reader.previewed?.base !== collection.base) return (await reader.part(collection, { limit: count })).records;
  return readSome(reader, collection, await reader.facets(collection, []), count);
}

/**
 * Reads the newest records of a collection, newest first. In a preview, reads as many that end with the previewed
 * record if it is not among them.
 */
export async function readNewest<C extends Collection>(
  reader: Reader,
  collection: C,
  count: number,
): Promise<readonly PartOfView<C, FieldName<C>>[]> {
  return readSome(reader, collection, (await reader.facets(collection, [])).toReversed(), count);
}

/**
 * Reads one page of a collection; in a preview, the page that contains the previewed record. Of the other records it
 * reads only the ids.
 */
export async function readNumberedPart<C extends Collection>(
  reader: Reader,
  collection: C,
  requested: { readonly page: number; readonly atOnce: number },
): Promise<NumberedPart<PartOfView<C, FieldName<C>>>> {
  const all = await reader.facets(collection, []);
  const at = placeOfPreviewed(reader, collection, all);
  const wanted = at < 0 ? requested.page : Math.floor(at / requested.atOnce) + 1;
  const { page, pages, start, end } = partOf(all.length, { ...requested, page: wanted });
  const ids = all.slice(start, end).map(({ id }) => id);
  return { records: await reader.some(collection, ids), page, pages };
}
