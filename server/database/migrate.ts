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
  /** Those that are taken; all of them unless given. */
  readonly steps?: readonly Migration[];
  /** Goes on where the database is newer. */
  readonly acceptsNewer?: boolean | undefined;
}

/**
 * The names of the migrations that a database has. Former releases wrote the table that Kysely keeps now, but for the
 * name of one column; they read only the other one, so they go on beside it.
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
 * Brings the tables up to date. All of it is one transaction under a lock, so that processes which start together
 * take turns and a failed step leaves the tables as they were. A database that knows steps this code does not is
 * newer than the code, and refused unless the operator says that it is known to fit.
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
  // Kysely wants every migration that the database has, also those that only a newer program knows.
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
    // Clocks differ between processes, so times do not tell the order.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be changed', { cause: error });
  for (const { migrationName } of results) log.info({ migration: migrationName }, 'The tables were changed');
}
