import type { Kysely } from 'kysely';
import { type SearchDocument, toSearchDocument, type Worded } from '../../content/derive/search-document.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Language, languages } from '../../language/languages.ts';
import { findRow } from '../records/changes/entry-rows.ts';
import { knownCollection, readableValues } from '../records/changes/read-values.ts';
import type { EntryRow, Tables } from '../database/tables.ts';

const isPublished = (row: EntryRow, language: Language): boolean =>
  (language === 'ar' ? row.status_ar : row.status_en) === 'published';

const toWorded = (row: EntryRow): Worded[] => {
  const collection = knownCollection(row.collection);
  return collection === undefined ? [] : [{ collection, fields: readableValues(row.collection, row.fields) }];
};

/** The record and its ancestors, such as a post and its blog. */
async function withAncestors(tx: Kysely<Tables>, record: EntryRow): Promise<EntryRow[]> {
  const { parent_collection: collection, parent_id: id } = record;
  if (collection === null || id === null) return [record];
  const parent = await findRow(tx, collection, id);
  return parent === undefined ? [record] : [record, ...(await withAncestors(tx, parent))];
}

/** True for a section that a page has only once, such as its hero, because it describes the page. */
const isOnce = ({ collection }: EntryRow): boolean => knownCollection(collection)?.screen.view === 'single';

/** The sections on the pages of some records, by record id. Those that a page has only once come first. */
export async function findSections(
  tx: Kysely<Tables>,
  { base }: Collection,
  ids: readonly number[],
): Promise<ReadonlyMap<number | null, readonly EntryRow[]>> {
  const rows = await tx
    .selectFrom('entry')
    .selectAll()
    .where('parent_collection', '=', base)
    .where('parent_id', 'in', ids)
    .orderBy('collection')
    .orderBy('position')
    .execute();
  const sorted = rows.toSorted((one, other) => Number(isOnce(other)) - Number(isOnce(one)));
  return Map.groupBy(sorted, (row) => row.parent_id);
}

/** The search documents of a record: one for each language in which it and its ancestors are published. */
export async function readDocuments(
  tx: Kysely<Tables>,
  collection: Collection,
  record: EntryRow,
  sections: readonly EntryRow[],
): Promise<ReadonlyMap<Language, SearchDocument>> {
  const line = await withAncestors(tx, record);
  const shownIn = languages.filter((language) => line.every((row) => isPublished(row, language)));
  const worded = { collection, fields: readableValues(record.collection, record.fields) };
  return new Map(
    shownIn.map((language) => {
      const shown = sections.filter((section) => isPublished(section, language)).flatMap(toWorded);
      return [language, toSearchDocument(worded, shown, language)];
    }),
  );
}
