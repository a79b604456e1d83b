import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** What visitors write. Comments belong to a section of a blog and go with it. */
export async function visitors(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('comment')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('post_collection', 'text', (column) => column.notNull().defaultTo('communityonepost'))
    .addColumn('post_id', 'integer', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
    .addForeignKeyConstraint(
      'comment_post',
      ['post_collection', 'post_id'],
      'entry',
      ['collection', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('comment_post').on('comment').columns(['post_collection', 'post_id']).execute();

  await schema
    .createTable('free_post')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('free_comment')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('post_id', 'integer', (column) => column.notNull().references('free_post.id').onDelete('cascade'))
    .addColumn('commenter_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('free_comment_post').on('free_comment').column('post_id').execute();

  await schema
    .createTable('subscriber')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('token_hash', 'text')
    .modifyEnd(types.tableEnd)
    .execute();
}
