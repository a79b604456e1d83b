import { type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';
import type { Migration } from './index.ts';

/**
 * The search by what documents are found by, the best first, in place of the parts of their words. Its tables are
 * empty until the start makes them from the records, because no edition is noted.
 */
export async function searchPostings(
  schema: SchemaModule,
  types: ColumnTypes,
  run: Parameters<Migration['up']>[2],
): Promise<void> {
  for (const statement of types.dialect === 'sqlite' ? withoutTrigramTable : withoutTrigramIndex) await run(statement);
  for (const table of ['search_document', 'search_edition']) await run(sql`delete from ${sql.table(table)}`);
  await schema
    .alterTable('search_document')
    .addColumn('facets', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await schema
    .createTable('search_posting')
    .addColumn('document_id', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_posting_key', ['document_id', 'token'])
    .addForeignKeyConstraint('search_posting_document', ['document_id'], 'search_document', ['id'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .modifyEnd(types.dialect === 'sqlite' ? sql`strict, without rowid` : types.tableEnd)
    .execute();
  await schema
    .createIndex('search_posting_best')
    .on('search_posting')
    .columns(['language', 'token', 'weight desc', 'kind', 'entry_id', 'document_id'])
    .execute();

  // Beginnings are looked up as ranges of characters, which only this order of PostgreSQL's keeps together.
  const word = types.dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  await schema.dropTable('search_word').execute();
  await schema
    .createTable('search_word')
    .addColumn('word', word, (column) => column.primaryKey())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema
    .createTable('search_near')
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_near_key', ['variant', 'word'])
    .modifyEnd(types.dialect === 'sqlite' ? sql`strict, without rowid` : types.tableEnd)
    .execute();
}

const withoutTrigramTable = [
  sql`drop trigger search_document_added`,
  sql`drop trigger search_document_removed`,
  sql`drop trigger search_document_changed`,
  sql`drop table search_trigram`,
];

/** It is missing where the extension could not be switched on. */
const withoutTrigramIndex = [sql`drop index if exists search_document_trigram`];
