import type { Media } from '../../fields/field.ts';

/** The part of the media store that readers of records use. */
export interface MediaFinder {
  find(ids: readonly number[]): Promise<ReadonlyMap<number, Media>>;
}
