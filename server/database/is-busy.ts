import { BusyError } from './busy-error.ts';

/**
 * Error codes of PostgreSQL for aborted work: statement, lock or idle timeout, deadlock, serialization failure, or too
 * many connections.
 */
const onPostgres: ReadonlySet<unknown> = new Set(['57014', '55P03', '25P03', '40P01', '40001', '53300', '57P03']);

/** True if nothing was executed and the same work may be repeated later. */
export const isBusy = (error: unknown): boolean =>
  error instanceof BusyError || (error instanceof Error && 'code' in error && onPostgres.has(error.code));
