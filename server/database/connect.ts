import type { Kysely, Transaction } from 'kysely';
import { keepPrivate } from '../keep-private.ts';
import type { Logger } from '../logger.ts';
import { connectSqlite } from './connect-sqlite.ts';
import type { ContentVersions } from './content-versions.ts';
import type { Forgetting } from './forgetting.ts';
import type { Tables } from './tables.ts';

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** For statements that change something and need no transaction; on SQLite the one writing connection. */
  readonly write: Kysely<Tables>;
  /** For reading; on SQLite a connection of its own, so that a long transaction never stops a page. */
  readonly read: Kysely<Tables>;
  readonly versions: ContentVersions;
  readonly forgetting: Forgetting;
  /**
   * Runs `work` in one transaction: all of it is committed, or nothing when it throws. On SQLite transactions follow
   * one another, so nothing but the database may be awaited inside, and never another transaction.
   */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
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
  readonly log: Logger;
}

/** Opens the database and brings its tables up to date. Fails when it cannot be reached or is newer than the code. */
export async function connectDatabase({ dataDir, databaseUrl, log }: DatabaseOptions): Promise<Database> {
  await keepPrivate(dataDir, log);
  if (databaseUrl === undefined) return connectSqlite(dataDir, log);
  // Its client is not needed otherwise, and a start is felt.
  const { connectPostgres } = await import('./connect-postgres.ts');
  return connectPostgres(databaseUrl, log);
}
