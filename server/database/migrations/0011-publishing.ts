import type { SchemaModule } from 'kysely';

/** What is due is looked for every few seconds, among all records. */
export async function publishing(schema: SchemaModule): Promise<void> {
  await schema.createIndex('entry_publish_at_en').on('entry').column('publish_at_en').execute();
  await schema.createIndex('entry_publish_at_ar').on('entry').column('publish_at_ar').execute();
}
