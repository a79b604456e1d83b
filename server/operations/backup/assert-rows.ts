import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { BackupError } from './backup-error.ts';
import { readRows } from './dump-table.ts';
import type { AnyRow, BackupTable } from './backup-tables.ts';

const longestName = 60;

/** A readable name for a row. */
function nameOf(row: AnyRow): string {
  const { collection, id, name, hash, account_id: account, entry_id: entry, day } = row;
  const parts = [collection, id ?? name ?? hash ?? account ?? entry ?? day].filter((part) => part !== undefined);
  return parts.map(String).join('/').slice(0, longestName);
}

/** Checks that the program itself could have written every row. @throws BackupError with the first invalid row */
export async function assertRows(rows: Kysely<Tables>, tables: readonly BackupTable[]): Promise<void> {
  // Imported lazily for a faster start.
  const { rowSchemaOf } = await import('./row-schema-of.ts');
  for (const { name } of tables) {
    const schema = rowSchemaOf(name);
    if (schema === undefined) throw new Error(`The table ${name} has no schema of its rows`);
    for await (const some of readRows(rows, name)) {
      for (const row of some) {
        const { error } = schema.safeParse(row);
        const column = error?.issues[0]?.path[0] ?? error?.issues[0]?.code;
        if (error) refuseRow(name, nameOf(row), String(column));
      }
    }
  }
}

function refuseRow(table: string, row: string, column: string): never {
  throw new BackupError('backupRowWrong', `${table} ${row}: ${column}`, { table, row, column });
}

/** Checks all foreign keys. @throws BackupError */
export async function assertReferences(rows: Kysely<Tables>): Promise<void> {
  const broken = sql<{ table: string; rowid: number; parent: string }>`
    select "table", rowid, parent from pragma_foreign_key_check limit 1`;
  const [found] = (await broken.execute(rows)).rows;
  if (found !== undefined) refuseRow(found.table, String(found.rowid), found.parent);
}

/** Checks that the next id of each table was never used before. @throws BackupError */
export async function assertNumbers(
  rows: Kysely<Tables>,
  tables: readonly BackupTable[],
  numbers: Readonly<Record<string, number>>,
): Promise<void> {
  // SQLite considers every single integer key to be numbered. Keys with another name than `id` come from another table.
  for (const { name } of tables.filter(({ isNumbered, columns }) => isNumbered && columns.includes('id'))) {
    const query = sql<{ last: number | null }>`select max(id) as last from ${sql.table(name)}`;
    const last = (await query.execute(rows)).rows[0]?.last ?? 0;
    if (last > (numbers[name] ?? 0)) refuseRow(name, String(last), 'id');
  }
  const behind = sql<{ collection: string; last: number }>`
    select collection, max(id) as last from entry group by collection
    having max(id) > coalesce((select last_id from counter where counter.collection = entry.collection), 0) limit 1`;
  const [found] = (await behind.execute(rows)).rows;
  if (found !== undefined) refuseRow('counter', found.collection, 'last_id');
}
