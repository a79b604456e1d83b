import type { Kysely, Transaction } from 'kysely';
import { makePrivate } from '../make-private.ts';
import type { Logger } from '../logger.ts';
import { connectSqlite } from './connect-sqlite.ts';
import type { NoteQuery } from './count-queries.ts';
import type { ContentVersions } from './content-versions.ts';
import type { SecureDeletion } from './secure-deletion.ts';
import type { Tables } from './tables.ts';
import { type Pools, defaultPools, defaultTimeouts, type WriteTimeouts } from './write-timeouts.ts';

export interface TransactionOptions {
  /** For work of minutes that an administrator starts or that the start of the program needs: uses longer timeouts. */
  readonly isLong?: boolean | undefined;
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * For single write statements without a transaction; on SQLite the only connection that writes.
   * @throws BusyError as `transaction`
   */
  readonly write: Kysely<Tables>;
  /**
   * For reading. Separate connections, so that writers and waits for the write lock never block a page. Sees committed
   * data only.
   */
  readonly read: Kysely<Tables>;
  readonly versions: ContentVersions;
  readonly secureDeletion: SecureDeletion;
  /**
   * Runs `work` in one transaction and rolls back when it throws. On SQLite transactions run one at a time, so `work`
   * must await nothing but the database, and never another transaction. Other requests are served between its
   * statements.
   * @throws BusyError if the write lock is not available in time; nothing was done then
   */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs `work` on a consistent read-only snapshot of the data, for as long as it takes. Other reads and writes
   * continue.
   */
  snapshot<T>(work: (connection: Kysely<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /**
   * The folder of the SQLite file `content.db` and of all other files. It is created if absent, with access for its
   * owner only.
   */
  readonly dataDir: string;
  /** A PostgreSQL URL; SQLite is not used if it is set. */
  readonly databaseUrl?: string;
  /** The maximum number of PostgreSQL connections of this process, for reading and for writing. */
  readonly pools?: { readonly [name in keyof Pools]?: number | undefined };
  readonly timeouts?: Partial<WriteTimeouts>;
  readonly log: Logger;
  /** Called with every statement and its duration. */
  readonly onQuery?: NoteQuery | undefined;
  /** Starts even if the database has migrations of a later release. */
  readonly acceptsNewer?: boolean | undefined;
}

/** Opens the database and runs the migrations. Fails if the database is unreachable or newer than the code. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, log, onQuery, acceptsNewer } = options;
  const { readers = defaultPools.readers, writers = defaultPools.writers } = options.pools ?? {};
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  await makePrivate(dataDir, log);
  if (databaseUrl === undefined) return connectSqlite({ dataDir, log, timeouts, onQuery, acceptsNewer });
  // Imported lazily to speed up the start.
  const { connectPostgres } = await import('./connect-postgres.ts');
  return connectPostgres({ url: databaseUrl, pools: { readers, writers }, timeouts, log, onQuery, acceptsNewer });
}
