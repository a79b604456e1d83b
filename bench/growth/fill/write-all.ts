import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { AnyRow } from '../../../server/operations/backup/backup-tables.ts';
import { writeRows } from '../../../server/database/write-rows.ts';

const atOnce = 2000;

/** Inserts rows like a restore, without holding all of them in memory. */
export async function writeAll(tx: Transaction<Tables>, table: keyof Tables, rows: Iterable<AnyRow>): Promise<void> {
  let part: AnyRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < atOnce) continue;
    await writeRows(tx, table, part);
    part = [];
  }
  await writeRows(tx, table, part);
}
