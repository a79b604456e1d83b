import type { SchemaModule } from 'kysely';

/**
 * Changes that were made in one go name the first of them, and are found by it. Where that one is forgotten, those that
 * are left stand alone.
 */
export async function changeGroups(schema: SchemaModule): Promise<void> {
  await schema
    .alterTable('revision')
    .addColumn('follows', 'integer', (column) => column.references('revision.id').onDelete('set null'))
    .execute();
  await schema.createIndex('revision_follows').on('revision').columns(['follows', 'id']).execute();
}
