import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type AnyRow, withoutLease } from './backup-tables.ts';

const rowsAtOnce = 500;

/**
 * The rows of any table, a few hundred at a time, so that a large table neither fills the memory nor blocks the server.
 */
export async function* readRows(connection: Kysely<Tables>, table: string): AsyncGenerator<readonly AnyRow[]> {
  const any = connection.withTables<Record<string, AnyRow>>();
  let rows: AnyRow[] = [];
  for await (const row of any.selectFrom(table).selectAll().stream(rowsAtOnce)) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
    await breathe();
  }
  if (rows.length > 0) yield rows;
}

/** The rows of a table as JSON lines; `count` receives the number of rows in each part. */
export async function* dumpTable(
  connection: Kysely<Tables>,
  table: string,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  for await (const rows of readRows(connection, table)) {
    count(rows.length);
    yield Buffer.from(rows.map((row) => `${JSON.stringify(withoutLease(row))}\n`).join(''));
  }
}
