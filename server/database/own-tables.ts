import { type Kysely, sql, type TableMetadata } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

/** The PostgreSQL schema of the tables; other schemas may contain tables of the same names. `undefined` on SQLite. */
export async function findSchema(
  connection: Kysely<Tables>,
  dialect: Database['dialect'],
): Promise<string | undefined> {
  if (dialect === 'sqlite') return undefined;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(connection);
  return rows[0]?.schema;
}

/** The tables of this installation, without Kysely's internal ones. */
export async function findOwnTables(
  connection: Kysely<Tables>,
  dialect: Database['dialect'],
): Promise<readonly TableMetadata[]> {
  const schema = await findSchema(connection, dialect);
  return (await connection.introspection.getTables()).filter((table) => table.schema === schema);
}
