import type { Kysely } from 'kysely';
import { toSearchDocument, type Worded } from '../../content/derive/search-document.ts';
import type { Collection } from '../../content/model/collection.ts';
import { wordsOf } from '../../language/fold.ts';
import { type Language, languages } from '../../language/languages.ts';
import { findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/known-collections.ts';
import { parseFields } from '../changes/stored-entry.ts';
import type { EntryRow, Tables } from '../database/tables.ts';
import { lightStem } from './light-stem.ts';

/** Most words in one statement; both databases bound the values of a statement. */
const wordsAtOnce = 1000;

/** Longer runs of letters are codes and addresses, not words that anyone misspells. */
const longestWord = 40;

const isPublished = (row: EntryRow, language: Language): boolean =>
  (language === 'ar' ? row.status_ar : row.status_en) === 'published';

async function keepWords(tx: Kysely<Tables>, folded: string): Promise<void> {
  const words = wordsOf(folded).filter((word) => word.length <= longestWord && !/\d/.test(word));
  const distinct = [...new Set([...words, ...words.map(lightStem)])];
  for (let from = 0; from < distinct.length; from += wordsAtOnce) {
    const rows = distinct.slice(from, from + wordsAtOnce).map((word) => ({ word, length: word.length }));
    await tx
      .insertInto('search_word')
      .values(rows)
      .onConflict((conflict) => conflict.column('word').doNothing())
      .execute();
  }
}

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
    const { title, text, foldedTitle, foldedText } = toSearchDocument(worded, shown, language);
    if (old?.title === title && old.text === text) continue;
    const columns = { title, text, folded_title: foldedTitle, folded_text: foldedText };
    if (old === undefined) {
      const key = { collection: collection.base, entry_id: record.id, language };
      await tx
        .insertInto('search_document')
        .values({ ...key, ...columns })
        .execute();
    } else {
      await tx.updateTable('search_document').set(columns).where('id', '=', old.id).execute();
    }
    await keepWords(tx, `${foldedTitle}\n${foldedText}`);
    hasChanged = true;
  }
  return hasChanged;
}
