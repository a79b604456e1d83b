import type { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';
import { WaitingLine } from './waiting-line.ts';

/** Who may use a connection, and for how long he waits for it. */
export interface SqliteTurns {
  /** Shared by all that use one connection. */
  readonly line?: WaitingLine;
  /** The longest wait in milliseconds for the line, and then for another process that writes; without end unless given. */
  readonly patience?: number;
  /** Called whenever somebody is done with the connection. */
  readonly afterTurn?: () => void;
}

/**
 * One connection of `node:sqlite`, used by one at a time: a transaction keeps it until its end.
 * @throws BusyError where the connection, or the right to write, was not free in time
 */
export class NodeSqliteDriver implements Driver {
  readonly #file: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #turns: SqliteTurns;
  readonly #line: WaitingLine;

  constructor(file: DatabaseSync, turns: SqliteTurns) {
    this.#file = file;
    this.#connection = new SqliteConnection(file, turns.patience);
    this.#turns = turns;
    this.#line = turns.line ?? new WaitingLine();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#line.enter(this.#turns.patience);
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#line.leave();
    this.#turns.afterTurn?.();
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
