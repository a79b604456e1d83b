import { type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';
import type { Migration } from './index.ts';

/** The words of records, as searching sees them. What is in these tables can always be made anew from the records. */
export async function search(
  schema: SchemaModule,
  types: ColumnTypes,
  run: Parameters<Migration['up']>[2],
): Promise<void> {
  await schema
    .createTable('search_document')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('folded_title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('folded_text', 'text', (column) => column.notNull())
    .addForeignKeyConstraint(
      'search_document_entry',
      ['collection', 'entry_id'],
      'entry',
      ['collection', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addUniqueConstraint('search_document_key', ['collection', 'entry_id', 'language'])
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('search_word')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('length', 'integer', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('search_word_length').on('search_word').column('length').execute();

  await schema
    .createTable('search_edition')
    .addColumn('edition', 'integer', (column) => column.primaryKey())
    .modifyEnd(types.tableEnd)
    .execute();

  for (const statement of types.dialect === 'sqlite' ? trigramTable : trigramIndex) await run(statement);
}

/** SQLite's index of parts of words; triggers keep it in line with the documents, also when those go with their record. */
const trigramTable = [
  sql`create virtual table search_trigram using fts5 (
    folded_title, folded_text, content = 'search_document', content_rowid = 'id', tokenize = 'trigram'
  )`,
  sql`create trigger search_document_added after insert on search_document begin
    insert into search_trigram (rowid, folded_title, folded_text) values (new.id, new.folded_title, new.folded_text);
  end`,
  sql`create trigger search_document_removed after delete on search_document begin
    insert into search_trigram (search_trigram, rowid, folded_title, folded_text)
    values ('delete', old.id, old.folded_title, old.folded_text);
  end`,
  sql`create trigger search_document_changed after update on search_document begin
    insert into search_trigram (search_trigram, rowid, folded_title, folded_text)
    values ('delete', old.id, old.folded_title, old.folded_text);
    insert into search_trigram (rowid, folded_title, folded_text) values (new.id, new.folded_title, new.folded_text);
  end`,
];

/** PostgreSQL's is an extension that not every account may switch on. Without it the same questions are answered, slower. */
const trigramIndex = [
  sql`do $$ begin
    create extension if not exists pg_trgm;
    create index search_document_trigram on search_document using gin (folded_title gin_trgm_ops, folded_text gin_trgm_ops);
  exception when others then
    raise notice 'Searching without an index: %', sqlerrm;
  end $$`,
];
