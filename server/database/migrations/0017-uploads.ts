import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The names that clients give to their uploads, so that each can be called off, whatever became of it. */
export async function uploads(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('upload')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('media_id', 'integer', (column) => column.references('media.id').onDelete('set null'))
    .addColumn('at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('upload_media').on('upload').column('media_id').execute();
}
