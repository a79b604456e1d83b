import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import type { BackupTable } from './backup-tables.ts';

type Dialect = Database['dialect'];

/** The last generated id of each numbered table; 0 for none. */
export async function readNumbers(
  connection: Kysely<Tables>,
  dialect: Dialect,
  tables: readonly BackupTable[],
): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const { name } of tables.filter(({ isNumbered }) => isNumbered)) {
    const query =
      dialect === 'sqlite'
        ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${name}`
        : sql<{ last: number }>`
            select case when is_called then last_value else 0 end as last
            from ${sql.id(await sequenceOf(connection, name))}`;
    numbers[name] = (await query.execute(connection)).rows[0]?.last ?? 0;
  }
  return numbers;
}

/** Sets the next id of each table to the one after the last ever generated. */
export async function writeNumbers(
  connection: Kysely<Tables>,
  dialect: Dialect,
  numbers: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [table, last] of Object.entries(numbers)) {
    if (dialect === 'postgres') {
      const sequence = await sequenceOf(connection, table);
      await sql`select setval(${sequence}::regclass, ${Math.max(last, 1)}::bigint, ${last > 0})`.execute(connection);
      continue;
    }
    await sql`delete from sqlite_sequence where name = ${table}`.execute(connection);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(connection);
  }
}

async function sequenceOf(connection: Kysely<Tables>, table: string): Promise<string> {
  const query = sql<{ name: string }>`
    select relname as name from pg_class where oid = pg_get_serial_sequence(${`"${table}"`}, 'id')::regclass`;
  const [row] = (await query.execute(connection)).rows;
  if (row === undefined) throw new Error(`The table ${table} has no row ids`);
  return row.name;
}
