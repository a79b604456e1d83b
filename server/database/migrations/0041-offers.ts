import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Offers to customers: what is written of each, what was sent of it, its numbers by year, and what happened to it. */
export async function offers(
  schema: SchemaModule,
  types: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  // Money in its smallest unit is more than an integer of PostgreSQL holds.
  const money = types.dialect === 'postgres' ? sql`bigint` : sql`integer`;
  await schema
    .createTable('offer')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('enquiry_id', 'integer', (column) => column.references('enquiry.id').onDelete('set null'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('customer', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('draft_total', money, (column) => column.notNull())
    .addColumn('is_changed', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('number', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('first_sent_at', 'text')
    .addColumn('valid_until', 'text')
    .addColumn('taxable', money)
    .addColumn('tax', money)
    .addColumn('total', money)
    .addColumn('first_opened_at', 'text')
    .addColumn('opened_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('answered_at', 'text')
    .addColumn('answer', 'text')
    .addColumn('answered_name', 'text')
    .addColumn('answer_reason', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('reminded_at', 'text')
    .addColumn('expired_at', 'text')
    .addColumn('erased_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('offer_number').unique().on('offer').column('number').execute();
  for (const column of ['enquiry_id', 'email', 'phone', 'first_sent_at'] as const)
    await schema.createIndex(`offer_${column}`).on('offer').column(column).execute();
  // What the clock ends or reminds of.
  await run(sql`create index offer_pending on offer (valid_until)
    where sent_at is not null and answer is null and withdrawn_at is null`);

  await schema
    .createTable('offer_version')
    .addColumn('offer_id', 'integer', (column) => column.notNull().references('offer.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sheet', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('sent_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('offer_version_key', ['offer_id', 'version'])
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('offer_counter')
    .addColumn('year', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('offer_event')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('offer_id', 'integer', (column) => column.notNull().references('offer.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('offer_event_offer').on('offer_event').columns(['offer_id', 'id']).execute();
}
