import DataLoader from 'dataloader';
import type { Collection } from '../../../content/model/collection.ts';
import type { Media } from '../../../fields/field.ts';
import { listTag } from '../changes/change.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { MediaFinder } from '../../media/media-finder.ts';
import type { EntryReads, ListRequest } from '../repository/entry-reads.ts';

export interface Loaders {
  readonly get: (collection: Collection, id: number) => Promise<StoredEntry | null>;
  readonly list: (collection: Collection, parentId: number | undefined) => Promise<readonly StoredEntry[]>;
  readonly findMedia: (ids: readonly number[]) => Promise<ReadonlyMap<number, Media>>;
}

/**
 * Loads records, lists and files for one answer. Requests of the same tick share one statement, and nothing is read
 * twice.
 */
export function createLoaders(entries: EntryReads, media: MediaFinder): Loaders {
  const records = new Map<string, DataLoader<number, StoredEntry | null>>();

  function recordsOf(collection: Collection) {
    const known = records.get(collection.base);
    if (known !== undefined) return known;
    const loader = new DataLoader<number, StoredEntry | null>(async (ids) => {
      const found = new Map((await entries.some(collection, ids)).map((entry) => [entry.id, entry]));
      return ids.map((id) => found.get(id) ?? null);
    });
    records.set(collection.base, loader);
    return loader;
  }

  const lists = new DataLoader<ListRequest, readonly StoredEntry[], string>((requests) => entries.lists(requests), {
    cacheKeyFn: ({ collection, parentId }) => listTag(collection.base, parentId),
  });
  const files = new DataLoader<number, Media | null>(
    async (ids) => {
      const found = await media.find(ids);
      return ids.map((id) => found.get(id) ?? null);
    },
    // Groups of a page that load at the same time request their files some ticks apart.
    { batchScheduleFn: setImmediate },
  );
  return {
    get: (collection, id) => recordsOf(collection).load(id),
    list: (collection, parentId) => lists.load({ collection, parentId }),
    async findMedia(ids) {
      const found = await Promise.all(ids.map((id) => files.load(id)));
      return new Map(found.flatMap((file) => (file === null ? [] : [[file.id, file]])));
    },
  };
}
