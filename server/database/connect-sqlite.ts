import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { privateFile } from '../keep-private.ts';
import type { Logger } from '../logger.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { createSqliteForgetting } from './sqlite-forgetting.ts';
import { createSqliteVersions } from './sqlite-versions.ts';
import type { Tables } from './tables.ts';

/** How long a connection waits for another process that is writing. */
const busyMilliseconds = 5000;

/**
 * WAL lets pages read while someone writes; FULL makes an acknowledged write survive a power cut; what is deleted is
 * overwritten.
 */
function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: busyMilliseconds });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  return database;
}

function openReader(file: string): DatabaseSync {
  const database = open(file);
  database.exec('pragma query_only = on');
  return database;
}

/** SQLite in `{dataDir}/content.db`: one connection writes, one reads, one watches for the commits of others. */
export async function connectSqlite(dataDir: string, log: Logger): Promise<Database> {
  const file = join(dataDir, 'content.db');
  // SQLite makes its files beside the database with the rights of that one.
  await (await openFile(file, 'a', privateFile)).close();
  const writer = open(file);
  const isNew = writer.prepare('pragma page_count').get()?.['page_count'] === 0;
  const write = new Kysely<Tables>({ dialect: new NodeSqliteDialect(writer) });
  await migrate(write, 'sqlite', log);
  const read = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openReader(file)) });
  const watcher = openReader(file);
  const versions = createSqliteVersions(watcher);
  const forgetting = await createSqliteForgetting({ file, write, isNew, log });

  return {
    dialect: 'sqlite',
    write,
    read,
    versions,
    forgetting,
    async transaction(work) {
      const result = await write.transaction().execute(work);
      versions.current();
      return result;
    },
    async snapshot(work) {
      const snapshot = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openReader(file)) });
      try {
        return await snapshot.connection().execute(async (connection) => {
          await sql`begin`.execute(connection);
          // The moment is that of the first look.
          await sql`select count(*) from migration`.execute(connection);
          return work(connection);
        });
      } finally {
        await snapshot.destroy();
      }
    },
    async close() {
      await forgetting.close();
      await read.destroy();
      watcher.close();
      await write.destroy();
    },
  };
}
