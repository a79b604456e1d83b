import { href } from '../../content/routes.ts';
import type { Query } from '../render/page.ts';

/** The ids in an address without duplicates, given as a list (`ids=1,2`) or as a form sends them (`ids=1&ids=2`). */
export const readIds = <Name extends string>(query: Query<Name>, name: Name): number[] => [
  ...new Set(
    query.getAll(name).flatMap((part) =>
      part
        .split(',')
        .filter((id) => /^[1-9]\d{0,8}$/.test(id))
        .map(Number),
    ),
  ),
];

/** The query string with the ids as a list, or an empty string. */
export const idsQuery = (ids: readonly number[]): string => (ids.length === 0 ? '' : `ids=${ids.join(',')}`);

/** The address of the comparison of some products. */
export const compareAddress = (ids: readonly number[]): string => href('compare', {}, idsQuery(ids));
