import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Logger } from '../logger.ts';
import type { Database } from './connect.ts';
import { columnTypes } from './column-types.ts';
import { type Migration, migrations } from './migrations/index.ts';
import { findOwnTables, findSchema } from './own-tables.ts';
import type { Tables } from './tables.ts';
import { takeLock } from './take-lock.ts';

interface MigrateOptions {
  /** The migrations to run; all by default. */
  readonly steps?: readonly Migration[];
  /** Continues if the database is newer. */
  readonly acceptsNewer?: boolean | undefined;
}

/**
 * Returns the names of the applied migrations. Former releases used the table that Kysely now maintains, with another
 * name for one column. They read only the other column, so they still work with the renamed table.
 */
const adoptTable = (database: Kysely<Tables>, dialect: Database['dialect']): Promise<readonly string[]> =>
  database.transaction().execute(async (tx) => {
    await takeLock(tx, { dialect }, 'migrations');
    const table = (await findOwnTables(tx, dialect)).find(({ name }) => name === 'migration');
    if (table === undefined) return [];
    if (table.columns.some(({ name }) => name === 'at'))
      await tx.schema.alterTable('migration').renameColumn('at', 'timestamp').execute();
    return (await tx.selectFrom('migration').select('name').execute()).map(({ name }) => name);
  });

/**
 * Runs the pending migrations. They form one transaction under a lock, so that processes that start together wait for
 * each other and a failed step changes nothing. A database with unknown migrations is newer than the code and is
 * refused, unless the operator sets `acceptsNewer`.
 */
export async function migrate(
  database: Kysely<Tables>,
  dialect: Database['dialect'],
  log: Logger,
  { steps = migrations, acceptsNewer = false }: MigrateOptions = {},
): Promise<void> {
  const done = await adoptTable(database, dialect);
  const unknown = done.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    const isNewer = `The database is newer than this version of the program: it knows ${unknown.join(', ')}`;
    if (!acceptsNewer) throw new Error(`${isNewer}. Start the newer one; docs/releases.md says how to go back.`);
    log.warn({ steps: unknown }, isNewer);
  }
  // Kysely requires all migrations that the database has, including unknown ones of a newer release.
  const noChange = async () => {};
  const known = steps.map(({ name, up }) => {
    const change = (db: Kysely<Tables>) => up(db.schema, columnTypes[dialect], (statement) => statement.execute(db));
    return [name, { up: change }] as const;
  });
  const all = Object.fromEntries([...unknown.map((name) => [name, { up: noChange }] as const), ...known]);
  const migrationTableSchema = await findSchema(database, dialect);
  const { error, results = [] } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => all },
    migrationTableName: 'migration',
    ...(migrationTableSchema !== undefined && { migrationTableSchema }),
    // The clocks of processes differ, so timestamps do not give the order.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be changed', { cause: error });
  for (const { migrationName } of results) log.info({ migration: migrationName }, 'The tables were changed');
}
