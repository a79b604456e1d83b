import type { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';
import { LockQueue } from './lock-queue.ts';

/** How the users of one connection take turns. */
export interface SqliteLocking {
  /** Shared by all that use one connection. */
  readonly queue?: LockQueue;
  /** Milliseconds to wait in the queue, and then for another process that writes; without end unless given. */
  readonly timeout?: number;
  /** Called after each release of the connection. */
  readonly afterRelease?: () => void;
}

/**
 * One connection of `node:sqlite`, used by one at a time: a transaction keeps it until its end.
 * @throws BusyError where the connection, or the right to write, was not free in time
 */
export class NodeSqliteDriver implements Driver {
  readonly #file: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #locking: SqliteLocking;
  readonly #queue: LockQueue;

  constructor(file: DatabaseSync, locking: SqliteLocking) {
    this.#file = file;
    this.#connection = new SqliteConnection(file, locking.timeout);
    this.#locking = locking;
    this.#queue = locking.queue ?? new LockQueue();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.acquire(this.#locking.timeout);
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#queue.release();
    this.#locking.afterRelease?.();
  }

  /** A transaction takes the write lock when it begins: one that reads first could otherwise fail at its first write. */
  async beginTransaction(): Promise<void> {
    await this.#connection.begin(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.commit(CompiledQuery.raw('commit'));
  }

  /** SQLite ends a transaction itself when the disk is full; undoing it once more would hide why. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (this.#file.isOpen) this.#file.close();
  }
}
