import { solutions } from '../../content/collections/index.ts';
import type { PartOfView } from '../../content/model/collection.ts';
import type { Reader } from '../../content/model/reader.ts';

/** More are no choice. */
const mostPlaces = 40;

/** Those of some solutions that a visitor may see, in their order: the places that a list can be narrowed down to. */
export async function readPlaces(
  reader: Reader,
  ids: ReadonlySet<number>,
): Promise<readonly PartOfView<typeof solutions, 'title'>[]> {
  const all = await reader.facets(solutions, []);
  const named = all.filter(({ id }) => ids.has(id)).slice(0, mostPlaces);
  return reader.some(
    solutions,
    named.map(({ id }) => id),
    ['title'],
  );
}
