import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { NodeSqliteDriver, type SqliteLocking } from './sqlite-driver.ts';

/** The one connection is given out by the driver, which knows how long whoever waits for it may wait. */
class PatientAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite undoes changed tables like changed rows, so a migration is one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over `node:sqlite`. Rows have no prototype. */
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
