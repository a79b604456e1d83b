import { sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { Database } from './connect.ts';
import type { NoteQuery } from './count-queries.ts';
import { migrate } from './migrate.ts';
import { openPool, type PoolLimits } from './open-pool.ts';
import { createPostgresSecureDeletion } from './postgres-secure-deletion.ts';
import { createPostgresVersions } from './postgres-versions.ts';
import { createBackoff } from './backoff-while-away.ts';
import type { Pools, WriteTimeouts } from './write-timeouts.ts';

interface PostgresOptions {
  readonly url: string;
  readonly pools: Pools;
  readonly timeouts: WriteTimeouts;
  readonly log: Logger;
  readonly onQuery?: NoteQuery | undefined;
  readonly acceptsNewer?: boolean | undefined;
}

const minute = 60_000;

/** Milliseconds. Queries of pages and lists take a few milliseconds; one that takes this long is stuck. */
const readerStatement = 10_000;
const writerStatement = 30_000;
/** For work of minutes: backups, restores and rebuilding derived tables. */
const longStatement = 30 * minute;
const mostLong = 3;

function limitsOf({ pools, timeouts }: PostgresOptions): Record<'read' | 'write' | 'long', PoolLimits> {
  const { timeout, longTimeout } = timeouts;
  const waiting = { connectionTimeoutMillis: timeout, lock_timeout: timeout };
  return {
    read: {
      ...waiting,
      max: pools.readers,
      statement_timeout: readerStatement,
      idle_in_transaction_session_timeout: minute,
    },
    write: {
      ...waiting,
      max: pools.writers,
      statement_timeout: writerStatement,
      idle_in_transaction_session_timeout: minute,
    },
    long: {
      max: mostLong,
      connectionTimeoutMillis: longTimeout,
      lock_timeout: longTimeout,
      statement_timeout: longStatement,
      idle_in_transaction_session_timeout: longStatement,
    },
  };
}

/**
 * PostgreSQL with one pool for reading, one for writing, and a few connections for long work, so that a writer that
 * waits for a lock never blocks a page. One more connection listens for the changes of other processes.
 */
export async function connectPostgres(options: PostgresOptions): Promise<Database> {
  const { url, timeouts, log, onQuery, acceptsNewer } = options;
  const limits = limitsOf(options);
  const attempt = createBackoff();
  const open = (limit: PoolLimits) =>
    openPool(url, { limits: limit, mostWaiting: timeouts.mostWaiting, attempt, log, onQuery });
  const [read, write, long] = [open(limits.read), open(limits.write), open(limits.long)];
  await migrate(long, 'postgres', log, { acceptsNewer });
  const versions = await createPostgresVersions(url, log, attempt);

  return {
    dialect: 'postgres',
    write,
    read,
    versions,
    secureDeletion: createPostgresSecureDeletion(long, log),
    transaction: (work, { isLong = false } = {}) =>
      versions.follow((follow) =>
        (isLong ? long : write).transaction().execute((transaction) => work(follow(transaction))),
      ),
    snapshot: (work) =>
      long
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (connection) => {
          // The first query fixes the time of the snapshot.
          await sql`select 1`.execute(connection);
          return work(connection);
        }),
    async close() {
      await versions.close();
      await Promise.all([read.destroy(), write.destroy(), long.destroy()]);
    },
  };
}
