import { categories, communityPosts, products, singleProjects, subCategories } from './collections/index.ts';
import type { Collection } from './model/collection.ts';

/** What visitors can search for; equally good results come in this order. */
export const findableKinds = ['product', 'category', 'sub-category', 'project', 'post'] as const;
export type FindableKind = (typeof findableKinds)[number];

export const isFindableKind = (value: unknown): value is FindableKind => findableKinds.some((kind) => kind === value);

export interface Findable {
  readonly collection: Collection;
  /** The field whose picture stands beside a result. */
  readonly picture: string;
}

/** The records that have a page of their own; the words of the sections below a record count as its words. */
export const findables: Readonly<Record<FindableKind, Findable>> = {
  product: { collection: products, picture: 'image' },
  category: { collection: categories, picture: 'icon' },
  'sub-category': { collection: subCategories, picture: 'banner' },
  project: { collection: singleProjects, picture: 'icon' },
  post: { collection: communityPosts, picture: 'icon' },
};

const kinds = new Map(findableKinds.map((kind) => [findables[kind].collection.base, kind]));

/** The kind of the records of a collection; `undefined` for those that are no page of their own. */
export const findableKind = (base: string): FindableKind | undefined => kinds.get(base);
