import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type AnyRow = Readonly<Record<string, unknown>>;

/** Values per statement; both databases allow more. */
const mostValues = 10_000;

/** Inserts rows into any table without conversion, in batches. */
export async function writeRows(tx: Kysely<Tables>, table: string, rows: readonly AnyRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const any = tx.withTables<Record<string, AnyRow>>();
  const atOnce = Math.max(1, Math.floor(mostValues / Object.keys(first).length));
  for (let start = 0; start < rows.length; start += atOnce) {
    await any
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}
