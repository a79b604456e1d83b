import { mostListed } from '../../calls/model/list.ts';

/**
 * All of a list, part by part.
 * @param fetchPart asks for the part behind the row with this id, of `mostListed` rows unless it is the last
 */
export async function fetchAll<Row extends { readonly id: number }>(
  fetchPart: (after: number | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await fetchPart(rows.at(-1)?.id);
    rows.push(...part);
    if (part.length < mostListed) return rows;
  }
}
