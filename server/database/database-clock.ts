import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * SQL for the database's current time as a stored timestamp, plus `milliseconds`. Leases and other data shared by
 * processes are compared by this clock only, because the clocks of processes may differ by seconds. It has one value
 * within a statement.
 */
export function databaseTimestamp(dialect: Database['dialect'], milliseconds = 0): RawBuilder<string> {
  if (dialect === 'sqlite') {
    const seconds = `${(milliseconds / 1000).toFixed(3)} seconds`;
    return sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds})`;
  }
  const later = sql`cast(${milliseconds} as double precision) * interval '1 millisecond'`;
  return sql<string>`to_char(statement_timestamp() at time zone 'utc' + ${later}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The database's current time in milliseconds since 1970. */
export async function readDatabaseTime({ dialect, read }: Pick<Database, 'dialect' | 'read'>): Promise<number> {
  const { at } = await read.selectNoFrom(databaseTimestamp(dialect).as('at')).executeTakeFirstOrThrow();
  return Date.parse(at);
}
