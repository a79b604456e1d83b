import { type SchemaModule, sql } from 'kysely';

/**
 * Who wrote what came in and which quotation it is about, and which emails came back undelivered. What is asked for costs
 * by what came back, not by what ever went out.
 */
export async function answersByEmail(schema: SchemaModule): Promise<void> {
  await schema
    .alterTable('enquiry_reply')
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo('visitor'))
    .execute();
  await schema
    .alterTable('enquiry_reply')
    .addColumn('offer_id', 'integer', (column) => column.references('offer.id').onDelete('set null'))
    .execute();
  const aboutOffers = schema.createIndex('enquiry_reply_offer').on('enquiry_reply').columns(['offer_id', 'id']);
  await aboutOffers.where('offer_id', 'is not', null).execute();
  for (const name of ['undelivered_at', 'settled_at'] as const)
    await schema.alterTable('outbox').addColumn(name, 'text').execute();
  await schema
    .createIndex('outbox_undelivered')
    .on('outbox')
    .column('id')
    .where(sql<boolean>`undelivered_at is not null and settled_at is null`)
    .execute();
}
