import { type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Addresses that moved, and where they lead. */
export async function redirects(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('redirect')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('from_path', 'text', (column) => column.notNull().unique())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('redirect_status', sql`status in (301, 302)`)
    .modifyEnd(types.tableEnd)
    .execute();
}
