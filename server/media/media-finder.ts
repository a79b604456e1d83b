import type { Media } from '../../fields/field.ts';

/** What whoever shows records needs of the media store. */
export interface MediaFinder {
  find(ids: readonly number[]): Promise<ReadonlyMap<number, Media>>;
}
