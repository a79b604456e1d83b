import type { SchemaModule } from 'kysely';

/** Files of one kind by their number, and the few that were taken out of the library. */
export async function mediaLists(schema: SchemaModule): Promise<void> {
  await schema.createIndex('media_kind').on('media').columns(['kind', 'id']).execute();
  await schema
    .createIndex('media_removed')
    .on('media')
    .columns(['removed_at', 'id'])
    .where('removed_at', 'is not', null)
    .execute();
}
