import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import type { Logger } from '../logger.ts';
import { BusyError } from './busy-error.ts';
import type { NoteQuery } from './count-queries.ts';
import type { Attempt } from './backoff-while-away.ts';
import type { Tables } from './tables.ts';

/** What connections of a pool may take, in milliseconds. */
export interface PoolLimits {
  readonly max: number;
  /** For a connection, of this pool or of the server. */
  readonly connectionTimeoutMillis: number;
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  /** Between two statements of a transaction. */
  readonly idle_in_transaction_session_timeout: number;
}

const { builtins } = pg.types;

/** Counts come as numbers, and JSON as text like SQLite gives it, so that rows look the same in both databases. */
const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (type === builtins.INT8) return Number;
    if (type === builtins.JSON || type === builtins.JSONB) return String;
    return pg.types.getTypeParser(type, format);
  },
};

/** The client says so in words alone. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /\btimeout\b/.test(error.message);

/** Beyond the longest statement a connection on which nothing comes is none any more: the network was cut. */
const silenceMilliseconds = 5000;

/** The way to the database; what waits on one that went silent is told so, instead of waiting for hours. */
function openStream(longest: number): Socket {
  const stream = new Socket();
  stream.setTimeout(longest, () => {
    stream.destroy(Object.assign(new Error('The database said nothing any more'), { code: 'ETIMEDOUT' }));
  });
  return stream;
}

export interface PoolOptions {
  readonly limits: PoolLimits;
  readonly mostWaiting: number;
  /** Shared by all that open connections to one database. */
  readonly attempt: Attempt;
  readonly log: Logger;
  readonly onQuery?: NoteQuery | undefined;
}

/**
 * Some connections to PostgreSQL with time limits of their own.
 * @throws BusyError from what is asked while none is free in time, or while `mostWaiting` wait for one already
 */
export function openPool(url: string, { limits, mostWaiting, attempt, log, onQuery }: PoolOptions): Kysely<Tables> {
  const stream = () => openStream(limits.statement_timeout + silenceMilliseconds);
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, types, stream, ...limits });
  // Also while one is used: PostgreSQL may end it between two statements, and the next one fails then.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A connection to PostgreSQL was lost'));
  });
  // The pool passes on what an idle client has told already.
  pool.on('error', () => undefined);
  const patient: PostgresPool = {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= mostWaiting) throw new BusyError(`${mostWaiting} wait for a connection already`);
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
