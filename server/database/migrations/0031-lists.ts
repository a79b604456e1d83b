import { type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * What lists are narrowed down by: one row for each choice, record or number that a record holds, made anew with the
 * index. And the ways to see a list that administrators gave a name.
 */
export async function lists(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  const exact = types.dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  await schema
    .alterTable('record_index')
    .addColumn('facts', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await schema
    .createTable('record_fact')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', exact, (column) => column.notNull())
    .addColumn('amount', types.real, (column) => column.notNull())
    .addPrimaryKeyConstraint('record_fact_key', ['collection', 'field', 'value', 'amount', 'entry_id'])
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('record_fact_entry').on('record_fact').columns(['collection', 'entry_id']).execute();
  await schema
    .createTable('saved_view')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('saved_view_collection').on('saved_view').columns(['collection', 'id']).execute();
}
