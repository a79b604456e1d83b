import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * When what was deleted is gone from the files of the database: `now` it is; `later`, by itself, as soon as nobody reads
 * a moment before the deletion any more; `in-time` PostgreSQL overwrites it, when the room is needed.
 */
export type DeletionTime = 'now' | 'later' | 'in-time';

/** A database only marks deleted rows as free space. This removes them from its files, too. */
export interface SecureDeletion {
  /** Must be called in the transaction that deletes; a process that dies behind it leaves the rest to the next one. */
  note(transaction: Transaction<Tables>): Promise<void>;
  /** Behind that transaction; pages are answered meanwhile. @param tables those it deleted from */
  finish(tables: readonly (keyof Tables)[]): Promise<DeletionTime>;
  /** The same for all transactions that noted a deletion and left it at that; nothing where there was none. */
  settle(tables: readonly (keyof Tables)[]): Promise<void>;
}
