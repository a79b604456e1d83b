import type { SchemaModule } from 'kysely';

/** Which files visitors see: a draft names files that are nobody's business yet. Rows from before count as live. */
export async function liveUses(schema: SchemaModule): Promise<void> {
  await schema
    .alterTable('usage')
    .addColumn('is_live', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
