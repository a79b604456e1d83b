import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * What visitors answer by e-mail: who wrote it, what was quoted, what was left in the mailbox; since when a message
 * waits for the company's answer to that; and how far each mailbox was read.
 */
export async function incomingLetters(
  schema: SchemaModule,
  types: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  await schema.alterTable('enquiry').addColumn('awaiting_since', 'text').execute();
  await run(sql`create index enquiry_awaiting on enquiry (id) where awaiting_since is not null`);

  const reply = () => schema.alterTable('enquiry_reply');
  for (const name of ['sender', 'quoted'] as const)
    await reply()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  for (const name of ['is_automatic', 'is_cut'] as const)
    await reply()
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await reply()
    .addColumn('left_out', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  for (const name of ['letter_id', 'awaiting_before'] as const) await reply().addColumn(name, 'text').execute();
  await schema
    .createIndex('enquiry_reply_letter')
    .unique()
    .on('enquiry_reply')
    .columns(['enquiry_id', 'letter_id'])
    .where('letter_id', 'is not', null)
    .execute();
  await schema
    .alterTable('enquiry_file')
    .addColumn('is_received', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await schema
    .createTable('mailbox')
    .addColumn('address', 'text', (column) => column.primaryKey().notNull())
    .addColumn('validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'text', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
}
