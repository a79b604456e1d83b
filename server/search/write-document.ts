import type { Kysely } from 'kysely';
import type { SearchDocument } from '../../content/derive/search-document.ts';
import { kindOrder } from '../../content/findable.ts';
import type { Collection } from '../../content/model/collection.ts';
import { languages } from '../../language/languages.ts';
import type { EntryRow, Tables } from '../database/tables.ts';
import { writePostings } from './write-postings.ts';
import { writeWords } from './write-words.ts';
import { findSections, readDocuments } from './read-documents.ts';

export const toColumns = ({ title, facets, text, foldedTitle, foldedText }: SearchDocument) => ({
  title,
  facets,
  text,
  folded_title: foldedTitle,
  folded_text: foldedText,
});

/**
 * Updates the documents of a record: one for each language in which it and its ancestors are published. Returns whether
 * anything changed.
 */
export async function writeDocument(tx: Kysely<Tables>, collection: Collection, record: EntryRow): Promise<boolean> {
  const sections = (await findSections(tx, collection, [record.id])).get(record.id) ?? [];
  const documents = await readDocuments(tx, collection, record, sections);
  const stored = await tx
    .selectFrom('search_document')
    .selectAll()
    .where('collection', '=', collection.base)
    .where('entry_id', '=', record.id)
    .execute();

  let hasChanged = false;
  for (const language of languages) {
    const old = stored.find((document) => document.language === language);
    const document = documents.get(language);
    if (document === undefined) {
      if (old === undefined) continue;
      await tx.deleteFrom('search_document').where('id', '=', old.id).execute();
      hasChanged = true;
      continue;
    }
    const { title, facets, text, foldedTitle, foldedText } = document;
    if (old?.title === title && old.facets === facets && old.text === text) continue;
    const columns = toColumns(document);
    const key = { entry_id: record.id, language };
    const added = { ...key, ...columns, collection: collection.base };
    const { id } =
      old ?? (await tx.insertInto('search_document').values(added).returning('id').executeTakeFirstOrThrow());
    if (old !== undefined) await tx.updateTable('search_document').set(columns).where('id', '=', id).execute();
    await writePostings(tx, { ...key, document_id: id, kind: kindOrder(collection.base) }, document);
    await writeWords(tx, `${foldedTitle}\n${foldedText}`);
    hasChanged = true;
  }
  return hasChanged;
}
