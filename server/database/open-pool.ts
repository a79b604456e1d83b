import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import type { Logger } from '../logger.ts';
import { BusyError } from './busy-error.ts';
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

/**
 * Some connections to PostgreSQL with time limits of their own.
 * @throws BusyError from what is asked while none is free in time, or while `mostWaiting` wait for one already
 */
export function openPool(url: string, limits: PoolLimits, mostWaiting: number, log: Logger): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, types, ...limits });
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
        return await pool.connect();
      } catch (error) {
        throw isTimeout(error) ? new BusyError('No connection was free in time', { cause: error }) : error;
      }
    },
    end: () => pool.end(),
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patient, cursor: Cursor }) });
}
