import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * What the company and a visitor wrote to each other about a message, the letters by which the company's went out, and
 * which administrator sees to it.
 */
export async function enquiryReplies(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('enquiry_reply')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status_before', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('enquiry_reply_enquiry').on('enquiry_reply').columns(['enquiry_id', 'id']).execute();
  await schema
    .alterTable('outbox')
    .addColumn('reply_id', 'integer', (column) => column.references('enquiry_reply.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('outbox_reply').on('outbox').column('reply_id').execute();
  await schema
    .alterTable('enquiry')
    .addColumn('assigned_to', 'integer', (column) => column.references('account.id').onDelete('set null'))
    .execute();
  await schema.createIndex('enquiry_assigned').on('enquiry').columns(['assigned_to', 'id']).execute();
}
