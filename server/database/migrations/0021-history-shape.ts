import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';
import { countRevisions } from './0021-history-shape/count-revisions.ts';
import { fillHistory } from './0021-history-shape/fill-history.ts';

type Run = (statement: RawBuilder<unknown>) => Promise<unknown>;

/**
 * The history gets columns for what its lists show, keeps only what stood there before each change, and an index for
 * each question. Which records a deletion took along stands in a table of its own, so that an address which led
 * somewhere once is told from one that never did by looking into an index.
 */
export async function historyShape(schema: SchemaModule, types: ColumnTypes, run: Run): Promise<void> {
  await schema.alterTable('revision').addColumn('title', types.json).execute();
  await schema.alterTable('revision').addColumn('publishing', 'text').execute();
  await schema.alterTable('revision').addColumn('languages', 'text').execute();
  await schema
    .alterTable('revision')
    .addColumn('changed', types.json, (column) => column.notNull().defaultTo(sql.lit('[]')))
    .execute();
  await schema.alterTable('revision').addColumn('former', types.json).execute();

  await schema
    .createTable('deletion')
    .addColumn('revision_id', 'integer', (column) => column.notNull().references('revision.id').onDelete('cascade'))
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('seen_en', 'integer', (column) => column.notNull())
    .addColumn('seen_ar', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('deletion_key', ['revision_id', 'collection', 'entry_id'])
    .modifyEnd(types.tableEnd)
    .execute();
  await schema
    .createIndex('deletion_entry')
    .on('deletion')
    .columns(['collection', 'entry_id', 'revision_id'])
    .execute();

  await fillHistory(types, run);
  await schema.alterTable('revision').dropColumn('before').execute();
  await schema.alterTable('revision').dropColumn('after').execute();
  await schema.createIndex('revision_collection').on('revision').columns(['collection', 'id']).execute();
  await schema.createIndex('revision_number').on('revision').columns(['entry_id', 'id']).execute();
  await schema.createIndex('revision_age').on('revision').columns(['action', 'at', 'id']).execute();

  await schema
    .createTable('revision_count')
    .addColumn('collection', 'text', (column) => column.primaryKey())
    .addColumn('revisions', 'integer', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await run(sql`insert into revision_count select collection, count(*) from revision group by collection`);
  for (const statement of countRevisions[types.dialect]) await run(statement);
}
