import type { Kysely } from 'kysely';
import { findRows, findRowsOf } from '../changes/entry-rows.ts';
import type { EntryRow, Tables } from '../database/tables.ts';

interface Asked {
  readonly collections: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, readonly EntryRow[]>>;
}

/**
 * Lists of several collections that are asked for at once, such as the groups of a page, are read by one statement:
 * most of what a short list costs is its statement.
 */
export function listTogether(read: Kysely<Tables>) {
  const next = new Map<number | undefined, Asked>();

  async function readAll(parentId: number | undefined, collections: ReadonlySet<string>) {
    // Whoever asks in the same breath is waited for.
    await Promise.resolve();
    next.delete(parentId);
    const [only = '', ...others] = collections;
    if (others.length === 0) return new Map([[only, await findRows(read, only, parentId)]]);
    return Map.groupBy(await findRowsOf(read, [...collections], parentId), ({ collection }) => collection);
  }

  /** The records of a collection, or of it those of a parent, by position. */
  return async (collection: string, parentId?: number): Promise<readonly EntryRow[]> => {
    let asked = next.get(parentId);
    if (asked === undefined) {
      const collections = new Set<string>();
      asked = { collections, rows: readAll(parentId, collections) };
      next.set(parentId, asked);
    }
    asked.collections.add(collection);
    return (await asked.rows).get(collection) ?? [];
  };
}
