import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** What happens once in the life of an installation, such as that the demo content was loaded. */
export async function milestones(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('milestone')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
}
