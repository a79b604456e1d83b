import { collections, visitorCollections } from '../../content/collections/index.ts';
import { type Area, isInArea } from '../areas.ts';
import { call, listAnswer } from '../call.ts';

/** The bases of the collections whose records stand on an area's own screens. */
export const basesOf = (area: Area): readonly string[] =>
  collections
    .filter(({ placement: { screen } }) => !screen.includes('/') && isInArea(area, `/${screen}`))
    .map(({ base }) => base);

/** What visitors wrote; free comments arrive inside their posts. */
export const voices: readonly string[] = visitorCollections
  .filter(({ base }) => !base.includes(':'))
  .map(({ base }) => base);

/** How many records these collections hold together. @throws CallFailure */
export async function countRecords(bases: readonly string[]): Promise<number> {
  const lists = await Promise.all(bases.map((base) => call(`/${base}`, listAnswer)));
  return lists.reduce((sum, list) => sum + list.length, 0);
}
