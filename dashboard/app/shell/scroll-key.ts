import type { Location } from 'react-router';

/** The scroll key of each location. Locations that differ only in their query share the key of the first one. */
const keys = new Map<string, string>();
let last = { pathname: '', key: '' };

/** Scroll positions are stored per visit of a path, so that changing a filter in the query does not scroll. */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  const known = keys.get(key) ?? (pathname === last.pathname ? last.key : key);
  keys.set(key, known);
  last = { pathname, key: known };
  return known;
}

/** True if another location than the first one was shown. Back may lead to the first one, too. */
export const hasNavigated = (): boolean => keys.size > 1;
