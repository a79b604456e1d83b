import type { SchemaModule } from 'kysely';

/** Letters and webhooks about offers: of which offer, and in which version. */
export async function offerLetters(schema: SchemaModule): Promise<void> {
  await schema
    .alterTable('outbox')
    .addColumn('offer_id', 'integer', (column) => column.references('offer.id').onDelete('cascade'))
    .execute();
  await schema.alterTable('outbox').addColumn('offer_version', 'integer').execute();
  await schema.createIndex('outbox_offer').on('outbox').column('offer_id').execute();
}
