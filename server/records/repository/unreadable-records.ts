import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import { findRow } from '../changes/entry-rows.ts';
import { isReadable } from '../changes/read-values.ts';
import type { Tables } from '../../database/tables.ts';
import type { Logger } from '../../logger.ts';

/** A stored record whose values are not as its collection declares them. */
export interface UnreadableRecord {
  /** The base of its collection. */
  readonly collection: string;
  readonly id: number;
  readonly parentId: number | null;
}

/** Most records that are remembered: a whole collection may be unreadable. */
const mostRemembered = 100;

/** Logs the records that were left out because they cannot be read, and remembers them for the administrator. */
export function createUnreadableRecords(log?: Pick<Logger, 'error'>) {
  const found = new Map<string, UnreadableRecord>();
  return {
    /** Called by what leaves a record out. */
    note({ base, failure = 'A stored record cannot be read' }: Collection, id: number, parentId: number | null): void {
      log?.error({ collection: base, id }, failure);
      if (found.size < mostRemembered) found.set(`${base}/${id}`, { collection: base, id, parentId });
    },
    /** Those that still cannot be read. */
    async list(read: Kysely<Tables>): Promise<readonly UnreadableRecord[]> {
      for (const [key, { collection, id }] of found) {
        const row = await findRow(read, collection, id);
        if (row === undefined || isReadable(row)) found.delete(key);
      }
      return [...found.values()];
    },
  };
}

export type UnreadableRecords = ReturnType<typeof createUnreadableRecords>;
