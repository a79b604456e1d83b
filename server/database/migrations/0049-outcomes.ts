import { type RawBuilder, type SchemaModule, sql } from 'kysely';

/** What visitors wrote in public, with the name that the history gives each. */
const messages = [
  ['comment', 'communitypostcomments'],
  ['free_post', 'communityposts/posts'],
  ['free_comment', 'communityposts/posts/:id/comments'],
] as const;

/**
 * Why a message was lost, as a customer says it who declines a quotation. And which public messages an administrator
 * decided about: one that is held and was decided about is hidden, and awaits no review.
 */
export async function outcomes(
  schema: SchemaModule,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  await schema.alterTable('enquiry').addColumn('lost_reason', 'text').execute();
  for (const [table, collection] of messages) {
    await schema
      .alterTable(table)
      .addColumn('reviewed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await run(
      sql`update ${sql.table(table)} set reviewed = 1 where held = 1 and id in
        (select entry_id from revision where collection = ${collection} and publishing = 'hold')`,
    );
    await run(sql.raw(`create index ${table}_hidden on ${table} (created_at, id) where held = 1 and reviewed = 1`));
  }
  await run(sql`create index offer_accepted on offer (answered_at) where answer = 'accepted'`);
}
