import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';

const mostStatements = 500;

/** SQLite knows neither `true` nor `undefined`; anything else it cannot store is refused by the driver. */
function toBinding(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}; JSON is stored as text`);
}

const wrap = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toBinding)),
  run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toBinding)),
  iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toBinding)),
});

/** Shows Node's own SQLite to Kysely in the shape it knows; compiled statements are kept, which doubles the speed. */
function toSqliteDatabase(file: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof wrap>>();
  return {
    close: () => file.close(),
    prepare(text: string) {
      const kept = statements.get(text);
      if (kept !== undefined) return kept;
      if (statements.size >= mostStatements) statements.clear();
      const statement = wrap(file.prepare(text));
      statements.set(text, statement);
      return statement;
    },
  };
}

/** A transaction takes the write lock when it begins: one that reads first could otherwise fail at its first write. */
class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(config: SqliteDialectConfig, file: DatabaseSync) {
    super(config);
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite ends a transaction itself when the disk is full; undoing it once more would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

/** Kysely's SQLite dialect over `node:sqlite`. Rows have no prototype. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    const config = { database: toSqliteDatabase(file) };
    super(config);
    this.#config = config;
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#file);
  }
}
