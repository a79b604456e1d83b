import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Who was erased, as nobody can read it: whoever a restored backup brings back is erased again. */
export async function erased(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('erased')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
}
