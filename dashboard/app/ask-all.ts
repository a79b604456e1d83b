import { mostListed } from '../../calls/model/list.ts';

/**
 * All of a list, part by part.
 * @param askPart asks for the part behind the row with this id, of `mostListed` rows unless it is the last
 */
export async function askAll<Row extends { readonly id: number }>(
  askPart: (after: number | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await askPart(rows.at(-1)?.id);
    rows.push(...part);
    if (part.length < mostListed) return rows;
  }
}
