import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { privateFile } from '../keep-private.ts';
import type { Logger } from '../logger.ts';
import { createCheckpoints, longestLogBytes } from './checkpoints.ts';
import type { Database } from './connect.ts';
import type { NoteQuery } from './count-queries.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { createSqliteSecureDeletion } from './sqlite-secure-deletion.ts';
import { createSqliteVersions } from './sqlite-versions.ts';
import type { Tables } from './tables.ts';
import { LockQueue } from './lock-queue.ts';
import type { WriteTimeouts } from './write-timeouts.ts';

/** How long opening waits for another process that makes the file; nobody is served yet. */
const openingMilliseconds = 5000;
/** Later SQLite itself waits for next to nothing, because nothing else happens meanwhile. */
const busyMilliseconds = 2;

/**
 * WAL lets pages read while someone writes; FULL makes an acknowledged write survive a power cut; what is deleted is
 * overwritten; the log is copied into the file by another thread.
 */
function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: openingMilliseconds });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma wal_autocheckpoint = 0;
    pragma journal_size_limit = ${longestLogBytes};
    pragma busy_timeout = ${busyMilliseconds}`);
  return database;
}

function openReader(file: string): DatabaseSync {
  const database = open(file);
  database.exec('pragma query_only = on');
  return database;
}

interface SqliteOptions {
  readonly dataDir: string;
  readonly log: Logger;
  readonly timeouts: WriteTimeouts;
  readonly onQuery?: NoteQuery | undefined;
  readonly acceptsNewer?: boolean | undefined;
}

/**
 * SQLite in `{dataDir}/content.db`: one connection writes, for one after the other; one reads, which never waits for the
 * one that writes; one watches for the commits of others.
 */
export async function connectSqlite(options: SqliteOptions): Promise<Database> {
  const { dataDir, log, timeouts, onQuery, acceptsNewer } = options;
  const file = join(dataDir, 'content.db');
  // SQLite makes its files beside the database with the rights of that one.
  const made = await openFile(file, 'a', privateFile);
  // Opening it as a database writes its first page.
  const isNew = (await made.stat()).size === 0;
  await made.close();
  const writer = open(file);
  const checkpoints = createCheckpoints(file, log);
  const queue = new LockQueue(timeouts.mostWaiting);
  const noted = onQuery === undefined ? {} : { log: onQuery };
  const writing = (timeout: number) =>
    new Kysely<Tables>({
      dialect: new NodeSqliteDialect(writer, { queue, timeout, afterRelease: () => checkpoints.note() }),
      ...noted,
    });
  const write = writing(timeouts.timeout);
  const longWrite = writing(timeouts.longTimeout);
  await migrate(longWrite, 'sqlite', log, { acceptsNewer });
  const read = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openReader(file)), ...noted });
  const watcher = openReader(file);
  const versions = createSqliteVersions(watcher);
  const secureDeletion = await createSqliteSecureDeletion({ file, write: longWrite, checkpoints, isNew, log });

  return {
    dialect: 'sqlite',
    write,
    read,
    versions,
    secureDeletion,
    async transaction(work, { isLong = false } = {}) {
      const result = await (isLong ? longWrite : write).transaction().execute(work);
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
      await secureDeletion.close();
      await checkpoints.close();
      await read.destroy();
      watcher.close();
      // They share one connection.
      await longWrite.destroy();
      await write.destroy();
    },
  };
}
