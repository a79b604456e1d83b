import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * When deleted data is removed from the files of the database. `now`: already removed. `later`: removed automatically
 * once no reader needs an older version of the data. `in-time`: PostgreSQL overwrites it when the space is reused.
 */
export type DeletionTime = 'now' | 'later' | 'in-time';

/** Removes deleted rows from the database files; a database only marks their space as free. */
export interface SecureDeletion {
  /** Call in the transaction that deletes. If the process dies after it, the next process removes the data. */
  note(transaction: Transaction<Tables>): Promise<void>;
  /** Call after that transaction. Pages are served meanwhile. @param tables the tables from which rows were deleted */
  finish(tables: readonly (keyof Tables)[]): Promise<DeletionTime>;
  /** The same for all transactions that called `note` without `finish`. Does nothing if there were none. */
  settle(tables: readonly (keyof Tables)[]): Promise<void>;
}
