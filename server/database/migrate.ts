import { type Kysely, sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { Database } from './connect.ts';
import { columnTypes } from './column-types.ts';
import { type Migration, migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number that names the lock under which PostgreSQL's tables are changed. */
const migrationLock = 704_231;

interface MigrateOptions {
  /** Those that are taken; all of them unless given. */
  readonly steps?: readonly Migration[];
  /** Goes on where the database is newer. */
  readonly acceptsNewer?: boolean | undefined;
}

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
  await database.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();

    const done = new Set((await transaction.selectFrom('migration').select('name').execute()).map(({ name }) => name));
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      const isNewer = `The database is newer than this version of the program: it knows ${unknown.join(', ')}`;
      if (!acceptsNewer) throw new Error(`${isNewer}. Start the newer one; docs/releases.md says how to go back.`);
      log.warn({ steps: unknown }, isNewer);
    }
    for (const { name, up } of steps) {
      if (done.has(name)) continue;
      await up(transaction.schema, columnTypes[dialect], (statement) => statement.execute(transaction));
      await transaction.insertInto('migration').values({ name, at: new Date().toISOString() }).execute();
      log.info({ migration: name }, 'The tables were changed');
    }
  });
}
