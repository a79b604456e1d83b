import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** What visitors send to the company, what must go out because of it, and what they agreed to. */
export async function enquiries(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('enquiry')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('suspicions', types.json, (column) => column.notNull())
    .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fields', types.json, (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('product_id', 'integer')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('meeting_at', 'text')
    .addColumn('meeting_uid', 'text')
    .addColumn('meeting_sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  for (const column of ['email', 'phone', 'created_at', 'meeting_at'])
    await schema.createIndex(`enquiry_${column}`).on('enquiry').column(column).execute();

  await schema
    .alterTable('subscriber')
    .addColumn('pending', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('subscriber').dropColumn('token_hash').execute();

  await schema
    .createTable('outbox')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'integer', (column) => column.references('enquiry.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'integer', (column) => column.references('subscriber.id').onDelete('cascade'))
    .addColumn('address', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('first_attempt_at', 'text')
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('lease_id', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('hindrance', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('failed_at', 'text')
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'failed_at', 'next_at']).execute();
  await schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute();
  await schema.createIndex('outbox_subscriber').on('outbox').column('subscriber_id').execute();

  await schema
    .createTable('consent')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('enquiry_id', 'integer', (column) => column.references('enquiry.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('given', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  for (const column of ['enquiry_id', 'email', 'phone'])
    await schema.createIndex(`consent_${column}`).on('consent').column(column).execute();

  await schema
    .createTable('used_pass')
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
}
