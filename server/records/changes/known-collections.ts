import { collections } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { settings } from '../../../content/settings.ts';

const byBase = new Map([...collections, ...settings].map((collection) => [collection.base, collection]));

/** The declaration of stored records; `undefined` for records of a collection that is declared no more. */
export const knownCollection = (base: string): Collection | undefined => byBase.get(base);
