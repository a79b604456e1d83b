import type { Collection } from './model/collection.ts';

/** The id that a preview gives to the part of its page that shows the records of a collection. */
export const collectionRegionId = ({ base }: Pick<Collection, 'base'>): string => `region-${base.replaceAll('/', '-')}`;
