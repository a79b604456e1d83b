import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** What the company does about a message: how far it is, when to come back to it, and that it was deleted. */
export async function enquiryWork(
  schema: SchemaModule,
  _types: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  for (const column of ['cancelled_at', 'follow_up_on', 'removed_at', 'folded'])
    await schema.alterTable('enquiry').addColumn(column, 'text').execute();
  await schema
    .alterTable('enquiry')
    .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Whether "done" was won or lost nobody wrote down; that somebody answered is certain.
  await run(sql`update enquiry set cancelled_at = updated_at, status = 'contacted' where status = 'cancelled'`);
  await run(sql`update enquiry set status = 'contacted' where status in ('open', 'done')`);
  await schema.createIndex('enquiry_status').on('enquiry').columns(['status', 'created_at']).execute();
}
