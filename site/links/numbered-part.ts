import type { Collection, PartOfView } from '../../content/model/collection.ts';
import type { FieldName, Reader } from '../../content/model/reader.ts';

/** A part of a list that an address names by its number, counted from 1. */
export interface NumberedPart<Record> {
  readonly records: readonly Record[];
  readonly page: number;
  /** How many parts there are, one at least. */
  readonly pages: number;
}

/** The number of a part in an address; the first where it holds none. */
export const readPageNumber = (input: string | null): number =>
  input !== null && /^[1-9]\d{0,5}$/.test(input) ? Number(input) : 1;

/** Where a part of so many things begins and ends; the last part in the place of one that is not there. */
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

/** The first records of a collection, where a page shows no others; of a preview as many that end with its record. */
export async function readFirst<C extends Collection>(
  reader: Reader,
  collection: C,
  count: number,
): Promise<readonly PartOfView<C, FieldName<C>>[]> {
  if (reader.previewed?.base !== collection.base) return (await reader.part(collection, { limit: count })).records;
  return readSome(reader, collection, await reader.facets(collection, []), count);
}

/** The last records of a collection, the newest first; of a preview as many that end with its record. */
export async function readNewest<C extends Collection>(
  reader: Reader,
  collection: C,
  count: number,
): Promise<readonly PartOfView<C, FieldName<C>>[]> {
  return readSome(reader, collection, (await reader.facets(collection, [])).toReversed(), count);
}

/** Reads a part of a collection, of a preview the one with its record. Only the ids of the others are known. */
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
