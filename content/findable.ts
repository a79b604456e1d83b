import { collections } from './collections/index.ts';
import { type FindableKind, findableKinds } from './findable-kinds.ts';
import type { Collection, CollectionPage } from './model/collection.ts';

export interface Findable {
  readonly kind: FindableKind;
  readonly collection: Collection;
  /** The page of each of its records. */
  readonly page: CollectionPage;
  /** The field whose picture is shown beside a result. */
  readonly picture: string;
}

/**
 * The collections whose records have a page of their own. The words of the sections below a record count as its words.
 */
export const findables: readonly Findable[] = collections.flatMap((collection) => {
  const { page } = collection;
  return page?.found === undefined ? [] : [{ kind: page.found.as, collection, page, picture: page.found.picture }];
});

const bySlug = new Map(findables.map((findable) => [findable.collection.base, findable]));
const byKind = new Map(findables.map((findable) => [findable.kind, findable]));

/** The findable of a collection; `undefined` if its records have no page of their own. */
export const findableOf = (slug: string): Findable | undefined => bySlug.get(slug);

/** The slug of the collection with this kind of results. */
export function slugOfKind(kind: FindableKind): string {
  const findable = byKind.get(kind);
  if (findable === undefined) throw new Error(`No collection has the search kind ${kind}`);
  return findable.collection.base;
}

/** The position of a collection's kind among results of equal rank. */
export const kindOrder = (slug: string): number => findableKinds.findIndex((kind) => kind === bySlug.get(slug)?.kind);
