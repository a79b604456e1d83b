import type { SchemaModule } from 'kysely';

/** The picture that stands for a video until it plays. */
export async function posters(schema: SchemaModule): Promise<void> {
  await schema
    .alterTable('media')
    .addColumn('poster_id', 'integer', (column) => column.references('media.id').onDelete('set null'))
    .execute();
  await schema.createIndex('media_poster').on('media').column('poster_id').execute();
}
