import type { SchemaModule } from 'kysely';

/** When the administrator deleted a file whose bytes the history still needs. */
export async function removedMedia(schema: SchemaModule): Promise<void> {
  await schema.alterTable('media').addColumn('removed_at', 'text').execute();
}
