import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * The moment at which a statement runs by the clock of the database, as moments are stored, and `milliseconds` later.
 * Processes compare what several of them may take by this clock alone: their own may differ by seconds. It is one moment
 * wherever it stands in a statement.
 */
export function databaseMoment(dialect: Database['dialect'], milliseconds = 0): RawBuilder<string> {
  if (dialect === 'sqlite') {
    const seconds = `${(milliseconds / 1000).toFixed(3)} seconds`;
    return sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds})`;
  }
  const later = sql`cast(${milliseconds} as double precision) * interval '1 millisecond'`;
  return sql<string>`to_char(statement_timestamp() at time zone 'utc' + ${later}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** What the database's clock says, in milliseconds since 1970. */
export async function readMoment({ dialect, read }: Pick<Database, 'dialect' | 'read'>): Promise<number> {
  const { at } = await read.selectNoFrom(databaseMoment(dialect).as('at')).executeTakeFirstOrThrow();
  return Date.parse(at);
}
