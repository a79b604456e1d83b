import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { privateFile } from '../make-private.ts';
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

/** Milliseconds that opening waits for another process that creates the file. No requests are served yet. */
const openingMilliseconds = 5000;
/** While serving, SQLite itself waits only briefly, because its wait blocks the event loop. */
const busyMilliseconds = 2;

/**
 * WAL allows reads during writes. FULL makes an acknowledged write survive a power cut. `secure_delete` overwrites
 * deleted rows. A worker thread makes the checkpoints.
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
 * SQLite in `{dataDir}/content.db` with three connections: one for all writes, one for reads, which never wait for
 * writes, and one that detects commits of other processes.
 */
export async function connectSqlite(options: SqliteOptions): Promise<Database> {
  const { dataDir, log, timeouts, onQuery, acceptsNewer } = options;
  const file = join(dataDir, 'content.db');
  // SQLite creates its other files with the permissions of the database file.
  const made = await openFile(file, 'a', privateFile);
  // Checked before the file is opened as a database, because that writes its first page.
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
          // The first query fixes the time of the snapshot.
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
      // Both use the same connection.
      await longWrite.destroy();
      await write.destroy();
    },
  };
}
