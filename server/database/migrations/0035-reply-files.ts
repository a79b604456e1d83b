import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * Files of the conversation about a message: those of an answer that is being written, of one that went out, and of what
 * a visitor answered. Their bytes stand in parts, so that no row is large.
 */
export async function replyFiles(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('enquiry_file')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('reply_id', 'integer', (column) => column.references('enquiry_reply.id').onDelete('cascade'))
    .addColumn('account_id', 'integer', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('enquiry_file_enquiry').on('enquiry_file').columns(['enquiry_id', 'id']).execute();
  await schema.createIndex('enquiry_file_reply').on('enquiry_file').columns(['reply_id', 'created_at']).execute();
  await schema.createIndex('enquiry_file_account').on('enquiry_file').column('account_id').execute();
  await schema
    .createTable('enquiry_file_part')
    .addColumn('file_id', 'integer', (column) => column.notNull().references('enquiry_file.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_file_part_key', ['file_id', 'position'])
    .modifyEnd(types.tableEnd)
    .execute();
}
