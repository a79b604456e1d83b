import { collections } from '../../content/collections/index.ts';
import { sweep } from './sweep.ts';

type IsTaken = (route: { readonly url: string }) => boolean;

/** True for routes of the chosen collections, in both languages, and for routes that belong to no collection. */
export function withRoutesOf(chosen: readonly { readonly base: string }[]): IsTaken {
  const slugs = new Set(chosen.map(({ base }) => base));
  const longestFirst = collections.map(({ base }) => base).toSorted((one, other) => other.length - one.length);
  return ({ url }) => {
    const path = `${url.replace(/^\/api\/(?:en|ar)\//, '')}/`;
    const own = longestFirst.find((slug) => path.startsWith(`${slug}/`));
    return own === undefined || slugs.has(own);
  };
}

/**
 * The routes that a sweep over all routes requests in this run. The same code serves the calls of all collections, so
 * `npm test` requests those of a sample of collections and every other route. A full run requests all.
 */
export const routeSweep = (name: string): IsTaken =>
  withRoutesOf(sweep(`the collections of ${name}`, collections, { keyOf: ({ base }) => base }));
