import { collections } from './collections/index.ts';
import { type FindableKind, findableKinds } from './findable-kinds.ts';
import type { Collection, CollectionPage } from './model/collection.ts';

export interface Findable {
  readonly kind: FindableKind;
  readonly collection: Collection;
  /** The page that each of its records has. */
  readonly page: CollectionPage;
  /** The field whose picture stands beside a result. */
  readonly picture: string;
}

/** The records that have a page of their own; the words of the sections below a record count as its words. */
export const findables: readonly Findable[] = collections.flatMap((collection) => {
  const { page } = collection;
  return page?.found === undefined ? [] : [{ kind: page.found.as, collection, page, picture: page.found.picture }];
});

const byBase = new Map(findables.map((findable) => [findable.collection.base, findable]));
const byKind = new Map(findables.map((findable) => [findable.kind, findable]));

/** What visitors find the records of a collection as; `undefined` for those that are no page of their own. */
export const findableOf = (base: string): Findable | undefined => byBase.get(base);

/** The base of the collection whose records visitors find as this kind. */
export function baseOfKind(kind: FindableKind): string {
  const findable = byKind.get(kind);
  if (findable === undefined) throw new Error(`No collection is found as ${kind}`);
  return findable.collection.base;
}

/** The place of a collection's kind in the order in which equally good results come. */
export const kindOrder = (base: string): number => findableKinds.findIndex((kind) => kind === byBase.get(base)?.kind);
