import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** What records were called whose addresses held their names alone; filled from what the history knows. */
export async function formerNames(
  schema: SchemaModule,
  types: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  await schema
    .createTable('former_name')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('left_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_name_key', ['collection', 'slug', 'entry_id'])
    .modifyEnd(types.tableEnd)
    .execute();
  for (const language of ['en', 'ar']) {
    const name =
      types.dialect === 'postgres'
        ? sql`revision.title ->> ${sql.lit(language)}`
        : sql`json_extract(revision.title, ${sql.lit(`$.${language}`)})`;
    // Of two blanks and more in a row few names have any.
    const slug = sql`replace(replace(trim(${name}), '  ', ' '), ' ', '-')`;
    await run(sql`
      insert into former_name (collection, slug, entry_id, left_at)
      select collection, ${slug}, entry_id, max(at) from revision
      where collection in ('community', 'communityonepost') and entry_id is not null
        and ${slug} is not null and ${slug} <> ''
      group by 1, 2, 3
      on conflict do nothing`);
  }
}
