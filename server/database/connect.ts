import type { Kysely, Transaction } from 'kysely';
import { keepPrivate } from '../keep-private.ts';
import type { Logger } from '../logger.ts';
import { connectSqlite } from './connect-sqlite.ts';
import type { NoteQuery } from './count-queries.ts';
import type { ContentVersions } from './content-versions.ts';
import type { SecureDeletion } from './secure-deletion.ts';
import type { Tables } from './tables.ts';
import { type Pools, defaultPools, defaultTimeouts, type WriteTimeouts } from './write-timeouts.ts';

export interface TransactionOptions {
  /** For work of minutes that somebody started on purpose, or that the start of the program needs: it waits longer. */
  readonly isLong?: boolean | undefined;
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * For statements that change something and need no transaction; on SQLite the one writing connection.
   * @throws BusyError as `transaction`
   */
  readonly write: Kysely<Tables>;
  /**
   * For reading; connections of its own, so that whoever writes, or waits for that, never stops a page. Sees what is
   * committed.
   */
  readonly read: Kysely<Tables>;
  readonly versions: ContentVersions;
  readonly secureDeletion: SecureDeletion;
  /**
   * Runs `work` in one transaction: all of it is committed, or nothing when it throws. On SQLite transactions follow
   * one another, so nothing but the database may be awaited inside, and never another transaction. Between its
   * statements the process goes on with what else came.
   * @throws BusyError where its turn does not come in time; nothing was done then
   */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs `work` over everything as it is at one moment, for as long as it takes, while others go on reading and
   * writing. It only reads.
   */
  snapshot<T>(work: (connection: Kysely<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The folder of the SQLite file `content.db` and of all other files; made when absent, and kept from others. */
  readonly dataDir: string;
  /** A PostgreSQL address; when given, SQLite is not used. */
  readonly databaseUrl?: string;
  /** How many connections to PostgreSQL this process opens at most, for reading and for writing. */
  readonly pools?: { readonly [name in keyof Pools]?: number | undefined };
  readonly timeouts?: Partial<WriteTimeouts>;
  readonly log: Logger;
  /** Is told of every statement and how long it took. */
  readonly onQuery?: NoteQuery | undefined;
  /** Goes on with tables that know steps of a later release. */
  readonly acceptsNewer?: boolean | undefined;
}

/** Opens the database and brings its tables up to date. Fails when it cannot be reached or is newer than the code. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, log, onQuery, acceptsNewer } = options;
  const { readers = defaultPools.readers, writers = defaultPools.writers } = options.pools ?? {};
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  await keepPrivate(dataDir, log);
  if (databaseUrl === undefined) return connectSqlite({ dataDir, log, timeouts, onQuery, acceptsNewer });
  // Imported lazily to speed up the start.
  const { connectPostgres } = await import('./connect-postgres.ts');
  return connectPostgres({ url: databaseUrl, pools: { readers, writers }, timeouts, log, onQuery, acceptsNewer });
}
