import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Large changes that are written in parts, so that the parts of a process that died are undone. */
export async function changeRuns(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('change_run')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('first_id', 'integer')
    .addColumn('written', 'integer', (column) => column.notNull())
    .addColumn('failed_at', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('unchanged', 'integer', (column) => column.notNull())
    .addColumn('lease_id', 'text')
    .addColumn('lease_until', 'text')
    .modifyEnd(types.tableEnd)
    .execute();
}
