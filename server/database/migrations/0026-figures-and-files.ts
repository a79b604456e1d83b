import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';
import { wordIndexOf } from './0023-word-indexes.ts';
import { addFigures } from './0026-figures.ts';
import { addUnusedFiles } from './0026-unused-files.ts';

/** What of a file is searched: files older than the column have no folded words. */
const words = (row: string): string =>
  `coalesce(${row}folded, lower(${row}original_name || ' ' || ${row}name || ' ' || ${row}alt_en || ' ' || ${row}alt_ar))`;

const ofFiles = { table: 'media', name: 'search_media', wordsOf: words, isOfPeople: false } as const;

/** What the overview and the library show, however much there is: sums, the files that nothing uses, and their words. And when a record of a collection changed last. */
export async function figuresAndFiles(
  schema: SchemaModule,
  types: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  await addFigures(types, run);
  await addUnusedFiles(types, run);
  await schema.alterTable('media').addColumn('folded', 'text').execute();
  await run(sql`create index media_unfolded on media (id) where folded is null`);
  for (const step of wordIndexOf(ofFiles, types.dialect)) await run(sql.raw(step));
  // The places of a file, in the order in which they are shown.
  await run(sql`create index usage_place on usage (media_id, collection, entry_id, field, (coalesce(language, '')))`);
  await schema.dropIndex('usage_media').execute();
  await schema.createIndex('record_index_changed').on('record_index').columns(['collection', 'changed_at']).execute();
}
