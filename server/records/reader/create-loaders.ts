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
 * Loads records, lists and files for one answer: what parts of a page request at the same time is read by one statement,
 * and what was read once is not read again.
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
    // The groups of a page that are read at the same time name their files a little later than each other.
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
