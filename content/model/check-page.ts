import { routes } from '../routes.ts';
import type { Collection } from './collection.ts';

/** The errors in a collection's declaration of its page, as `[place, reason]`. */
export function checkPage({ base, fields, page, parent }: Collection): readonly (readonly [string, string])[] {
  if (page === undefined) return [];
  const whose = Object.values(page.query ?? {});
  const named = [page.ownAddress, page.found?.picture].filter((name) => name !== undefined);
  const showsOne = parent === undefined && routes[page.at].includes(':id');
  return [
    ...named
      .filter((name) => fields[name] === undefined)
      .map((name) => [`${base}.${name}`, 'its page names it, but it is no field'] as const),
    ...(whose.includes('parent') && parent === undefined
      ? [[base, 'its page names a parent it has not'] as const]
      : []),
    ...(page.found !== undefined && !showsOne && !whose.includes('record')
      ? [[base, 'it is found by itself, but its page does not show it alone'] as const]
      : []),
  ];
}
