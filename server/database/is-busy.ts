import { BusyError } from './busy-error.ts';

/**
 * What PostgreSQL says of a transaction that it ended for the sake of others: a statement or a lock took too long, the
 * transaction itself did nothing for too long, two waited for one another, or there are too many connections.
 */
const onPostgres: ReadonlySet<unknown> = new Set(['57014', '55P03', '25P03', '40P01', '40001', '53300', '57P03']);

/** True for an error behind which the same may be tried again a little later, because nothing of it was done. */
export const isBusy = (error: unknown): boolean =>
  error instanceof BusyError || (error instanceof Error && 'code' in error && onPostgres.has(error.code));
