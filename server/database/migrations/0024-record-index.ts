import { type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * What lists and finders ask of records, and the indexes by which they are read in parts. All of it can always be made
 * anew from the records.
 */
export async function recordIndex(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  // Ranges of beginnings need the order of the signs themselves, which is SQLite's anyway.
  const folded = types.dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  await schema
    .createTable('record_index')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('title_ar', 'text', (column) => column.notNull())
    .addColumn('folded_en', folded, (column) => column.notNull())
    .addColumn('folded_ar', folded, (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_ar', 'text', (column) => column.notNull())
    .addColumn('state_en', 'text', (column) => column.notNull())
    .addColumn('state_ar', 'text', (column) => column.notNull())
    .addColumn('shown_en', 'integer', (column) => column.notNull())
    .addColumn('shown_ar', 'integer', (column) => column.notNull())
    .addColumn('complete_en', 'integer', (column) => column.notNull())
    .addColumn('complete_ar', 'integer', (column) => column.notNull())
    .addColumn('facets', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_index_key', ['collection', 'entry_id'])
    .modifyEnd(types.tableEnd)
    .execute();
  for (const language of ['en', 'ar']) {
    await schema
      .createIndex(`record_index_title_${language}`)
      .on('record_index')
      .columns(['collection', `folded_${language}`, 'entry_id'])
      .execute();
  }

  await schema
    .createTable('record_word')
    .addColumn('word', folded, (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_word_key', ['collection', 'word', 'entry_id'])
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('record_word_entry').on('record_word').columns(['collection', 'entry_id']).execute();

  await schema
    .createTable('record_count')
    .addColumn('collection', 'text', (column) => column.primaryKey())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('shown_en', 'integer', (column) => column.notNull())
    .addColumn('shown_ar', 'integer', (column) => column.notNull())
    .addColumn('complete_en', 'integer', (column) => column.notNull())
    .addColumn('complete_ar', 'integer', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('record_edition')
    .addColumn('edition', 'integer', (column) => column.primaryKey())
    .modifyEnd(types.tableEnd)
    .execute();

  for (const key of ['position', 'created_at', 'updated_at']) {
    await schema.createIndex(`entry_by_${key}`).on('entry').columns(['collection', key, 'id']).execute();
  }
  await schema.dropIndex('entry_children').execute();
  await schema
    .createIndex('entry_children_changed')
    .on('entry')
    .columns(['parent_collection', 'parent_id', 'updated_at'])
    .execute();
}
