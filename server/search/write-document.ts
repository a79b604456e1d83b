import type { Insertable, Kysely } from 'kysely';
import { toSearchDocument, type Worded } from '../../content/derive/search-document.ts';
import { kindOrder } from '../../content/findable.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Language, languages } from '../../language/languages.ts';
import { findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/known-collections.ts';
import { parseFields } from '../changes/stored-entry.ts';
import type { SearchDocumentTable } from '../database/tables/search-tables.ts';
import type { EntryRow, Tables } from '../database/tables.ts';
import { keepPostings } from './keep-postings.ts';
import { keepWords } from './keep-words.ts';

const isPublished = (row: EntryRow, language: Language): boolean =>
  (language === 'ar' ? row.status_ar : row.status_en) === 'published';

const toWorded = (row: EntryRow): Worded[] => {
  const collection = knownCollection(row.collection);
  return collection === undefined ? [] : [{ collection, fields: parseFields(row.fields) }];
};

/** The record and all it belongs to: a post and its blog. */
async function withAncestors(tx: Kysely<Tables>, record: EntryRow): Promise<EntryRow[]> {
  const { parent_collection: collection, parent_id: id } = record;
  if (collection === null || id === null) return [record];
  const parent = await findRow(tx, collection, id);
  return parent === undefined ? [record] : [record, ...(await withAncestors(tx, parent))];
}

async function addDocument(tx: Kysely<Tables>, values: Insertable<SearchDocumentTable>): Promise<number> {
  const { id } = await tx.insertInto('search_document').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Brings the documents of one record in line with what visitors can read of it: one in each language in which it and
 * what it belongs to are published. Returns whether anything changed.
 */
export async function writeDocument(tx: Kysely<Tables>, collection: Collection, record: EntryRow): Promise<boolean> {
  const line = await withAncestors(tx, record);
  const sections = await tx
    .selectFrom('entry')
    .selectAll()
    .where('parent_collection', '=', collection.base)
    .where('parent_id', '=', record.id)
    .orderBy('collection')
    .orderBy('position')
    .execute();
  const kept = await tx
    .selectFrom('search_document')
    .selectAll()
    .where('collection', '=', collection.base)
    .where('entry_id', '=', record.id)
    .execute();

  let hasChanged = false;
  for (const language of languages) {
    const old = kept.find((document) => document.language === language);
    if (!line.every((row) => isPublished(row, language))) {
      if (old === undefined) continue;
      await tx.deleteFrom('search_document').where('id', '=', old.id).execute();
      hasChanged = true;
      continue;
    }
    const shown = sections.filter((section) => isPublished(section, language)).flatMap(toWorded);
    const worded = { collection, fields: parseFields(record.fields) };
    const document = toSearchDocument(worded, shown, language);
    const { title, facets, text, foldedTitle, foldedText } = document;
    if (old?.title === title && old.facets === facets && old.text === text) continue;
    const columns = { title, facets, text, folded_title: foldedTitle, folded_text: foldedText };
    const key = { entry_id: record.id, language };
    const id = old?.id ?? (await addDocument(tx, { ...key, ...columns, collection: collection.base }));
    if (old !== undefined) await tx.updateTable('search_document').set(columns).where('id', '=', id).execute();
    await keepPostings(tx, { ...key, document_id: id, kind: kindOrder(collection.base) }, document);
    await keepWords(tx, `${foldedTitle}\n${foldedText}`);
    hasChanged = true;
  }
  return hasChanged;
}
