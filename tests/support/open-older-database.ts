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

/** Opens a database as it was before a migration, to test what the migration does. The caller must destroy it. */
export async function openOlderDatabase(
  { dataDir, databaseUrl }: TestDatabaseConfig,
  before: string,
): Promise<Kysely<Tables>> {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(new DatabaseSync(join(dataDir, 'content.db')))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) });
  const database = new Kysely<Tables>({ dialect });
  const steps = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === before),
  );
  await migrate(database, databaseUrl === undefined ? 'sqlite' : 'postgres', quiet, { steps });
  return database;
}
