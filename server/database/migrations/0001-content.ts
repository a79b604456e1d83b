import { type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Content records with their history, and the files they use. */
export async function content(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('entry')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('parent_collection', 'text')
    .addColumn('parent_id', 'integer')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('fields', types.json, (column) => column.notNull())
    .addColumn('draft', types.json)
    .addColumn('status_en', 'text', (column) => column.notNull().defaultTo('published'))
    .addColumn('status_ar', 'text', (column) => column.notNull().defaultTo('published'))
    .addColumn('publish_at_en', 'text')
    .addColumn('publish_at_ar', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('unique_key', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_key', ['collection', 'id'])
    .addForeignKeyConstraint(
      'entry_parent',
      ['parent_collection', 'parent_id'],
      'entry',
      ['collection', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addCheckConstraint('entry_parent_whole', sql`(parent_collection is null) = (parent_id is null)`)
    .addCheckConstraint(
      'entry_status',
      sql`status_en in ('published', 'draft', 'scheduled') and status_ar in ('published', 'draft', 'scheduled')`,
    )
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('entry_order').on('entry').columns(['collection', 'parent_id', 'position', 'id']).execute();
  await schema.createIndex('entry_children').on('entry').columns(['parent_collection', 'parent_id']).execute();

  await schema
    .createTable('counter')
    .addColumn('collection', 'text', (column) => column.primaryKey())
    .addColumn('last_id', 'integer', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('revision')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer')
    .addColumn('parent_id', 'integer')
    .addColumn('before', types.json)
    .addColumn('after', types.json)
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'text')
    .addCheckConstraint('revision_action', sql`action in ('create', 'update', 'delete', 'reorder')`)
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('revision_entry').on('revision').columns(['collection', 'entry_id', 'id']).execute();

  await schema
    .createTable('media')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('duration', types.real)
    .addColumn('placeholder', 'text')
    .addColumn('alt_en', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('alt_ar', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('focal_x', types.real, (column) => column.notNull().defaultTo(0.5))
    .addColumn('focal_y', types.real, (column) => column.notNull().defaultTo(0.5))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('media_kind', sql`kind in ('image', 'video', 'document')`)
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('media_hash').on('media').column('hash').execute();

  await schema
    .createTable('usage')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('path', 'text')
    .addForeignKeyConstraint('usage_entry', ['collection', 'entry_id'], 'entry', ['collection', 'id'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .addCheckConstraint('usage_of_one_thing', sql`(media_id is null) <> (path is null)`)
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('usage_entry').on('usage').columns(['collection', 'entry_id']).execute();
  await schema.createIndex('usage_media').on('usage').column('media_id').execute();
  await schema.createIndex('usage_path').on('usage').column('path').execute();

  await schema
    .createTable('revision_media')
    .addColumn('revision_id', 'integer', (column) => column.notNull().references('revision.id').onDelete('cascade'))
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addPrimaryKeyConstraint('revision_media_key', ['revision_id', 'media_id'])
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('revision_media_media').on('revision_media').column('media_id').execute();

  if (types.dialect === 'sqlite') await createVersions(schema, types);
}

/** PostgreSQL tells other processes of changes by notification; SQLite's have to read them. */
async function createVersions(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('version')
    .addColumn('tag', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('version_value').on('version').column('value').execute();
}
