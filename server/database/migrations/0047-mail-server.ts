import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The mail server that administrators set in the dashboard, in one row. */
export async function mailServer(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('mail_server')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('port', 'integer', (column) => column.notNull())
    .addColumn('encryption', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('sealed_password', 'text')
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
}
