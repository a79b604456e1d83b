import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import type { Database } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { NodeSqliteDialect } from '../../server/database/sqlite-dialect.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { TestDatabaseConfig } from './database.ts';
import { quiet } from './open-test-store.ts';
import { holdingTransactions } from './watch-transactions.ts';

/** JSON is returned as text and counts as numbers, as the server reads them. */
const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === pg.types.builtins.INT8) return Number;
    return type === pg.types.builtins.JSONB ? String : pg.types.getTypeParser(type, format);
  },
};

interface OldSite {
  /** The tables and columns of that time, without types. */
  readonly tables: Kysely<Record<string, Record<string, unknown>>>;
  /** The database as a backup reads it. */
  readonly database: Pick<Database, 'dialect' | 'snapshot'>;
}

/** Creates the tables as they were before a migration. `fill` writes rows into them. */
export async function openOldTables(
  { dataDir, databaseUrl }: TestDatabaseConfig,
  before: string,
  fill: (site: OldSite) => Promise<void>,
): Promise<void> {
  const dialect = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const driver =
    databaseUrl === undefined
      ? new NodeSqliteDialect(new DatabaseSync(join(dataDir, 'content.db')))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, types }), cursor: Cursor });
  const tables = new Kysely<Tables>({ dialect: driver });
  const steps = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === before),
  );
  try {
    await migrate(tables, dialect, quiet, { steps });
    await fill({
      tables: tables.withTables<Record<string, Record<string, unknown>>>(),
      // The server reads a snapshot without the write lock. Here nothing else uses the database.
      database: { dialect, snapshot: (work) => holdingTransactions(() => tables.transaction().execute(work)) },
    });
  } finally {
    await tables.destroy();
  }
}
