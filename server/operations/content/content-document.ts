import { collections } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { settings } from '../../../content/settings.ts';

const depthOf = ({ parent }: Collection): number => (parent === undefined ? 0 : 1 + depthOf(parent));

/** The collections of a document, parents before their children. */
export const documentCollections: readonly Collection[] = [...settings, ...collections].toSorted(
  (one, other) => depthOf(one) - depthOf(other),
);
