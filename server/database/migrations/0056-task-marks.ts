import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Tasks of Today that an administrator put off until a time, or has seen to. */
export async function taskMarks(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('task_mark')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('task_mark_key', ['kind', 'subject'])
    .modifyEnd(types.tableEnd)
    .execute();
}
