import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** How the library is narrowed down, each by an index that holds the files of one answer in their order. */
const indexes = [
  'create unique index media_folder_name on media_folder (name)',
  'create index media_in_folder on media (folder_id, id)',
  `create index media_of_size on media
    ((case when bytes < 200000 then 'small' when bytes < 1000000 then 'medium' when bytes < 10000000 then 'large' else 'huge' end), id)`,
  `create index media_wordless on media (id) where kind <> 'document' and (alt_en = '' or alt_ar = '')`,
];

/** The folders of the library, how a picture is cut where its focal point does not suit, and what filters read. */
export async function mediaFolders(
  schema: SchemaModule,
  types: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  await schema
    .createTable('media_folder')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('name', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema
    .alterTable('media')
    .addColumn('folder_id', 'integer', (column) => column.references('media_folder.id').onDelete('set null'))
    .execute();
  await schema
    .alterTable('media')
    .addColumn('crops', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  for (const statement of indexes) await run(sql.raw(statement));
}
