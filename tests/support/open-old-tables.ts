import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { NodeSqliteDialect } from '../../server/database/sqlite-dialect.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { TestDatabaseConfig } from './database.ts';
import { quiet } from './open-test-store.ts';

/** Tables of an older edition, whatever their columns were. */
export type OldTables = Kysely<Record<string, Record<string, unknown>>>;

/** Makes the tables as they were before a migration, and lets `fill` write rows into them. */
export async function fillOldTables(
  { dataDir, databaseUrl }: TestDatabaseConfig,
  before: string,
  fill: (tables: OldTables) => Promise<void>,
): Promise<void> {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(new DatabaseSync(join(dataDir, 'content.db')))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) });
  const tables = new Kysely<Tables>({ dialect });
  const steps = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === before),
  );
  try {
    await migrate(tables, databaseUrl === undefined ? 'sqlite' : 'postgres', quiet, steps);
    await fill(tables.withTables<Record<string, Record<string, unknown>>>());
  } finally {
    await tables.destroy();
  }
}
