import type { Collection } from './model/collection.ts';

/** The id of the part of a preview that shows the records of a collection. */
export const collectionRegionId = ({ base }: Pick<Collection, 'base'>): string => `region-${base.replaceAll('/', '-')}`;
