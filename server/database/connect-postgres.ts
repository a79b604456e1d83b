import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import type { Logger } from '../logger.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { createPostgresForgetting } from './postgres-forgetting.ts';
import { createPostgresVersions } from './postgres-versions.ts';
import type { Tables } from './tables.ts';

const { builtins } = pg.types;

/** Counts come as numbers, and JSON as text like SQLite gives it, so that rows look the same in both databases. */
const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === builtins.INT8) return Number;
    if (type === builtins.JSON || type === builtins.JSONB) return String;
    return pg.types.getTypeParser(type, format);
  },
};

/** PostgreSQL through a pool, and one more connection that listens for the changes of other processes. */
export async function connectPostgres(url: string, log: Logger): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, keepAlive: true, types });
  pool.on('error', (error) => log.warn({ err: error }, 'An idle connection to PostgreSQL was lost'));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
  await migrate(database, 'postgres', log);
  const versions = await createPostgresVersions(url, log);

  return {
    dialect: 'postgres',
    write: database,
    read: database,
    versions,
    forgetting: createPostgresForgetting(database, log),
    transaction: (work) =>
      versions.follow((follow) => database.transaction().execute((transaction) => work(follow(transaction)))),
    snapshot: (work) =>
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (connection) => {
          // The moment is that of the first look.
          await sql`select 1`.execute(connection);
          return work(connection);
        }),
    async close() {
      await versions.close();
      await database.destroy();
    },
  };
}
