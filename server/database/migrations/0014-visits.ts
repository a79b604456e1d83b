import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** How often pages are opened. Nothing here tells visitors apart. */
export async function visits(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('visit')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_key', ['day', 'page', 'record_id', 'language', 'country'])
    .modifyEnd(types.tableEnd)
    .execute();
}
