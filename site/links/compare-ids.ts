import { href } from '../../content/routes.ts';
import type { Query } from '../render/page.ts';

/** The ids in an address, as a list (`ids=1,2`) or as a form sends them (`ids=1&ids=2`), each once. */
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

/** The ids as a list in an address. */
export const idsQuery = (ids: readonly number[]): string => (ids.length === 0 ? '' : `ids=${ids.join(',')}`);

/** The comparison of some products. */
export const compareAddress = (ids: readonly number[]): string => href('compare', {}, idsQuery(ids));
