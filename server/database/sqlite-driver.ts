import type { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';
import { LockQueue } from './lock-queue.ts';

/** How the users of one connection share it. */
export interface SqliteLocking {
  /** Shared by all drivers of one connection. */
  readonly queue?: LockQueue;
  /** Milliseconds to wait in the queue, and then for another writing process; no limit by default. */
  readonly timeout?: number;
  /** Called after each release of the connection. */
  readonly afterRelease?: () => void;
}

/**
 * A driver for one connection of `node:sqlite` with one user at a time. A transaction occupies it until it ends.
 * @throws BusyError if the connection or the write lock was not free in time
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

  /** A transaction takes the write lock when it begins. If it read first, its first write could fail. */
  async beginTransaction(): Promise<void> {
    await this.#connection.begin(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.commit(CompiledQuery.raw('commit'));
  }

  /** SQLite rolls back a transaction itself if the disk is full. A second rollback would fail and hide the reason. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (this.#file.isOpen) this.#file.close();
  }
}
