import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { NodeSqliteDriver, type SqliteLocking } from './sqlite-driver.ts';

/** The driver queues access to the one connection itself, with a timeout. */
class PatientAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls back schema changes, so a migration is one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect for `node:sqlite`. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: DatabaseSync;
  readonly #locking: SqliteLocking;

  constructor(file: DatabaseSync, locking: SqliteLocking = {}) {
    this.#file = file;
    this.#locking = locking;
  }

  createDriver = () => new NodeSqliteDriver(this.#file, this.#locking);
  createAdapter = () => new PatientAdapter();
  createQueryCompiler = () => new SqliteQueryCompiler();
  createIntrospector = (database: Kysely<unknown>) => new SqliteIntrospector(database);
}
