import type { Collection } from '../../content/model/collection.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';

interface Asked {
  readonly collections: Map<string, Collection>;
  readonly entries: Promise<ReadonlyMap<string, readonly StoredEntry[]>>;
}

/** Reads the records of some collections, or of those the ones of a parent, each by position. */
export type ListAll = (
  collections: ReadonlyMap<string, Collection>,
  parentId: number | undefined,
) => Promise<readonly StoredEntry[]>;

/**
 * Lists of several collections that are asked for at once, such as the groups of a page, are read by one statement:
 * most of what a short list costs is its statement.
 */
export function listTogether(listAll: ListAll) {
  const next = new Map<number | undefined, Asked>();

  async function readNext(parentId: number | undefined, collections: ReadonlyMap<string, Collection>) {
    // Whoever asks in the same breath is waited for.
    await Promise.resolve();
    next.delete(parentId);
    return Map.groupBy(await listAll(collections, parentId), ({ collection }) => collection);
  }

  /** The records of a collection, or of it those of a parent, by position. */
  return async (collection: Collection, parentId?: number): Promise<StoredEntry[]> => {
    let asked = next.get(parentId);
    if (asked === undefined) {
      const collections = new Map<string, Collection>();
      asked = { collections, entries: readNext(parentId, collections) };
      next.set(parentId, asked);
    }
    asked.collections.set(collection.base, collection);
    return [...((await asked.entries).get(collection.base) ?? [])];
  };
}
