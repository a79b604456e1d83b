import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const rowsAtOnce = 500;

/**
 * Deletes the rows that match a condition. On SQLite one statement over many rows would block the process, so rows are
 * deleted in batches, and other requests are served in between.
 * @returns the number of deleted rows
 */
export async function deleteInParts(
  tx: Transaction<Tables>,
  dialect: 'sqlite' | 'postgres',
  table: string,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const from = sql.table(table);
  if (dialect === 'postgres') {
    const { numAffectedRows = 0n } = await sql`delete from ${from} where ${condition}`.execute(tx);
    return Number(numAffectedRows);
  }
  let deleted = 0;
  for (;;) {
    const rows = sql`select rowid from ${from} where ${condition} limit ${rowsAtOnce}`;
    const { numAffectedRows = 0n } = await sql`delete from ${from} where rowid in (${rows})`.execute(tx);
    if (numAffectedRows === 0n) return deleted;
    deleted += Number(numAffectedRows);
  }
}
