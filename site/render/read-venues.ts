import { solutions } from '../../content/collections/index.ts';
import type { PartOfView } from '../../content/model/collection.ts';
import type { Reader } from '../../content/model/reader.ts';

/** More choices are not useful. */
const mostVenues = 40;

/** The visible ones of some solutions, in their order, as choices of a filter. */
export async function readVenues(
  reader: Reader,
  ids: ReadonlySet<number>,
): Promise<readonly PartOfView<typeof solutions, 'title'>[]> {
  const all = await reader.facets(solutions, []);
  const named = all.filter(({ id }) => ids.has(id)).slice(0, mostVenues);
  return reader.some(
    solutions,
    named.map(({ id }) => id),
    ['title'],
  );
}
