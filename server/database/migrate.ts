import { type Kysely, sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { Database } from './connect.ts';
import { columnTypes } from './column-types.ts';
import { type Migration, migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number that names the lock under which PostgreSQL's tables are changed. */
const migrationLock = 704_231;

/**
 * Brings the tables up to date. All of it is one transaction under a lock, so that processes which start together
 * take turns and a failed step leaves the tables as they were. A database that knows steps this code does not is
 * newer than the code, and refused. Without `steps` all of them are taken.
 */
export async function migrate(
  database: Kysely<Tables>,
  dialect: Database['dialect'],
  log: Logger,
  steps: readonly Migration[] = migrations,
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
      throw new Error(`The database is newer than this version of the program: it knows ${unknown.join(', ')}`);
    }
    for (const { name, up } of steps) {
      if (done.has(name)) continue;
      await up(transaction.schema, columnTypes[dialect], (statement) => statement.execute(transaction));
      await transaction.insertInto('migration').values({ name, at: new Date().toISOString() }).execute();
      log.info({ migration: name }, 'The tables were changed');
    }
  });
}
