import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The backup that is made or restored, or was last, in one row: whichever process works on it, all of them know. */
export async function backupJob(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('backup_job')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('share', types.real, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('saved', 'text')
    .addColumn('problem', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('is_stop_asked', 'integer', (column) => column.notNull())
    .addColumn('lease_id', 'text')
    .addColumn('lease_until', 'text')
    .modifyEnd(types.tableEnd)
    .execute();
}
