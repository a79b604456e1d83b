import { type CompiledQuery, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inParts } from './in-parts.ts';

type Row = readonly (string | number)[];

/** Statements by their table and number of rows, of each kind of database. */
const statements = new WeakMap<object, Map<string, CompiledQuery>>();

const toStatement = (tx: Kysely<Tables>, table: keyof Tables, columns: readonly string[], rows: readonly Row[]) =>
  sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))} on conflict do nothing`.compile(tx);

/** So many rows stand in one statement for PostgreSQL. */
const mostAtOnce = 4096;

const typeOf = (value: string | number | undefined) => sql.raw(typeof value === 'number' ? 'integer[]' : 'text[]');

/** PostgreSQL takes longer to read a statement with thousands of values than to do it; a column is one value. */
async function addColumns(
  tx: Kysely<Tables>,
  table: keyof Tables,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    const part = rows.slice(from, from + mostAtOnce);
    const values = columns.map((_, place) => sql`${part.map((row) => row[place])}::${typeOf(part[0]?.[place])}`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select * from unnest(${sql.join(values)}) on conflict do nothing`.execute(tx);
  }
}

/**
 * Adds rows, hundreds with a statement; those that are there already stay. Putting such a statement together takes
 * longer than what it does, so it is put together once for its number of rows, and given other values from then on.
 */
export async function addRows(
  tx: Kysely<Tables>,
  table: 'search_posting' | 'search_near',
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const { adapter } = tx.getExecutor();
  if (adapter instanceof PostgresAdapter) return addColumns(tx, table, columns, rows);
  const known = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, known);
  for (const part of inParts(rows)) {
    const shape = `${table} ${part.length}`;
    const statement = known.get(shape) ?? toStatement(tx, table, columns, part);
    known.set(shape, statement);
    await tx.executeQuery({ ...statement, parameters: part.flat() });
  }
}
