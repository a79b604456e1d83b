import { collections } from '../../content/collections/index.ts';
import { sweep } from './sweep.ts';

type IsTaken = (route: { readonly url: string }) => boolean;

/** Takes the routes of some collections, in both languages, and those that belong to none. */
export function withRoutesOf(chosen: readonly { readonly base: string }[]): IsTaken {
  const bases = new Set(chosen.map(({ base }) => base));
  const longestFirst = collections.map(({ base }) => base).toSorted((one, other) => other.length - one.length);
  return ({ url }) => {
    const path = `${url.replace(/^\/api\/(?:en|ar)\//, '')}/`;
    const own = longestFirst.find((base) => path.startsWith(`${base}/`));
    return own === undefined || bases.has(own);
  };
}

/**
 * The routes that a sweep over all routes asks in this run. The calls of all collections are made by the same code: the
 * gate of a change asks those of a sample of collections, and every other route. A full run asks all.
 */
export const routeSweep = (name: string): IsTaken =>
  withRoutesOf(sweep(`the collections of ${name}`, collections, { keyOf: ({ base }) => base }));
