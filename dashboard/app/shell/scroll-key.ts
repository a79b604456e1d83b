import type { Location } from 'react-router';

/** The key of each location whose path was reached by another path, and of those that only changed its query since. */
const keys = new Map<string, string>();
let last = { pathname: '', key: '' };

/** Scroll positions belong to one visit of a screen: a filter in its address neither moves it nor is a place of its own. */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  const known = keys.get(key) ?? (pathname === last.pathname ? last.key : key);
  keys.set(key, known);
  last = { pathname, key: known };
  return known;
}

/** Whether anything but the location that the browser opened was shown: Back may lead to that one, too. */
export const hasNavigated = (): boolean => keys.size > 1;
