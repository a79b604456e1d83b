import { type CompiledQuery, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inParts } from './in-parts.ts';

type Row = readonly (string | number)[];

/** Compiled statements by table and number of rows, for each dialect. */
const statements = new WeakMap<object, Map<string, CompiledQuery>>();

const toStatement = (tx: Kysely<Tables>, table: keyof Tables, columns: readonly string[], rows: readonly Row[]) =>
  sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))} on conflict do nothing`.compile(tx);

/** Maximum number of rows in one statement for PostgreSQL. */
const mostAtOnce = 4096;

const typeOf = (value: string | number | undefined) => sql.raw(typeof value === 'number' ? 'integer[]' : 'text[]');

/**
 * PostgreSQL takes longer to parse a statement with thousands of values than to run it, so each column is one array
 * parameter.
 */
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
 * Inserts rows, hundreds per statement, and skips existing ones. Building such a statement takes longer than running
 * it, so it is compiled once for each number of rows.
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
