import type { Kysely } from 'kysely';
import { kindOrder } from '../../content/findable.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { EntryRow, Tables } from '../database/tables.ts';
import { addPostings, type Posted } from './write-postings.ts';
import { writeWords } from './write-words.ts';
import { findSections, readDocuments } from './read-documents.ts';
import { toPostings } from './to-postings.ts';
import { toColumns } from './write-document.ts';

/** Writes the search documents of records that have none. Needs as many statements as for one record. */
export async function addDocuments(
  tx: Kysely<Tables>,
  collection: Collection,
  records: readonly EntryRow[],
  knownWords: Set<string>,
): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  const sections = await findSections(tx, collection, ids);
  const added = [];
  for (const record of records) {
    const documents = await readDocuments(tx, collection, record, sections.get(record.id) ?? []);
    for (const [language, document] of documents) added.push({ key: { entry_id: record.id, language }, document });
  }
  if (added.length === 0) return;

  const rows = added.map(({ key, document }) => ({ ...key, collection: collection.base, ...toColumns(document) }));
  const written = await tx
    .insertInto('search_document')
    .values(rows)
    .returning(['id', 'entry_id', 'language'])
    .execute();
  const idOf = new Map(written.map(({ id, entry_id, language }) => [`${entry_id} ${language}`, id]));
  const kind = kindOrder(collection.base);
  const posted = added.flatMap(({ key, document }) => {
    const document_id = idOf.get(`${key.entry_id} ${key.language}`);
    if (document_id === undefined) throw new Error('The inserted document has no id');
    const by: Posted = { ...key, document_id, kind };
    return [...toPostings(document)].map(([token, weight]) => ({ ...by, token, weight }));
  });
  await addPostings(tx, posted);
  await writeWords(
    tx,
    added.map(({ document }) => `${document.foldedTitle}\n${document.foldedText}`).join('\n'),
    knownWords,
  );
}
