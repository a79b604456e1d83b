import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import type { Logger } from '../logger.ts';
import { BusyError } from './busy-error.ts';
import type { NoteQuery } from './count-queries.ts';
import type { Attempt } from './backoff-while-away.ts';
import type { Tables } from './tables.ts';

/** Time limits of the connections of a pool in milliseconds, and their number. */
export interface PoolLimits {
  readonly max: number;
  /** For obtaining a connection from the pool or the server. */
  readonly connectionTimeoutMillis: number;
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  /** Between two statements of a transaction. */
  readonly idle_in_transaction_session_timeout: number;
}

const { builtins } = pg.types;

/** Parses counts as numbers and leaves JSON as text, as SQLite does, so that rows are equal in both databases. */
const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === builtins.INT8) return Number;
    if (type === builtins.JSON || type === builtins.JSONB) return String;
    return pg.types.getTypeParser(type, format);
  },
};

/** The client reports timeouts without an error code. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /\btimeout\b/.test(error.message);

/** Milliseconds without traffic, beyond the longest statement, after which a connection counts as cut. */
const silenceMilliseconds = 5000;

/**
 * Opens the socket to the database. A silent connection is destroyed, so that its queries fail instead of waiting for
 * hours.
 */
function openStream(longest: number): Socket {
  const stream = new Socket();
  stream.setTimeout(longest, () => {
    stream.destroy(Object.assign(new Error('The database stopped responding'), { code: 'ETIMEDOUT' }));
  });
  return stream;
}

export interface PoolOptions {
  readonly limits: PoolLimits;
  readonly mostWaiting: number;
  /** Shared by all pools of one database. */
  readonly attempt: Attempt;
  readonly log: Logger;
  readonly onQuery?: NoteQuery | undefined;
}

/**
 * Opens a pool of PostgreSQL connections with time limits.
 * @throws BusyError from a query if no connection is free in time, or if `mostWaiting` queries wait already
 */
export function openPool(url: string, { limits, mostWaiting, attempt, log, onQuery }: PoolOptions): Kysely<Tables> {
  const stream = () => openStream(limits.statement_timeout + silenceMilliseconds);
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, types, stream, ...limits });
  // This also applies to a connection in use: PostgreSQL may end it between two statements, and the next statement
  // fails.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A connection to PostgreSQL was lost'));
  });
  // The handler of the client has already reported the error.
  pool.on('error', () => undefined);
  const patient: PostgresPool = {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= mostWaiting)
        throw new BusyError(`${mostWaiting} requests already wait for a connection`);
      try {
        return await (pool.idleCount > 0 ? pool.connect() : attempt(() => pool.connect()));
      } catch (error) {
        throw isTimeout(error) ? new BusyError('No connection was free in time', { cause: error }) : error;
      }
    },
    end: () => pool.end(),
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: patient, cursor: Cursor }),
    ...(onQuery !== undefined && { log: onQuery }),
  });
}
