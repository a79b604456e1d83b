import type { Transaction } from 'kysely';
import { searchEdition } from '../../content/derive/search-document.ts';
import { findables } from '../../content/findable.ts';
import { inTurn } from '../changes/change.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import { addDocuments } from './add-documents.ts';
import { searchTag } from './keep-documents.ts';

/** Most records read at once. */
const atOnce = 200;

/** Adds the documents of all records of a collection. Returns how many records there are. */
async function addAll(tx: Transaction<Tables>, collection: Collection, knownWords: Set<string>): Promise<number> {
  let [count, last] = [0, 0];
  for (;;) {
    const records = await tx
      .selectFrom('entry')
      .selectAll()
      .where('collection', '=', collection.base)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    await addDocuments(tx, collection, records, knownWords);
    count += records.length;
    last = records.at(-1)?.id ?? last;
    if (records.length < atOnce) return count;
  }
}

/** Makes all documents anew from the records of a transaction. Returns how many records were read. */
export async function rebuildDocuments(tx: Transaction<Tables>): Promise<number> {
  // What documents are found by goes first: gone with each document, it would be looked up one by one.
  for (const table of ['search_posting', 'search_document', 'search_word', 'search_near', 'search_edition'] as const) {
    await tx.deleteFrom(table).execute();
  }
  const knownWords = new Set<string>();
  let count = 0;
  for (const { collection } of findables) count += await addAll(tx, collection, knownWords);
  await tx.insertInto('search_edition').values({ edition: searchEdition }).execute();
  return count;
}

/** Makes all documents anew, in one transaction; searching sees the old ones until it is done. */
export const rebuildSearch = (database: Database): Promise<number> =>
  inTurn(
    database,
    { name: 'search' },
    async ({ tx, tags }) => {
      tags.add(searchTag);
      return rebuildDocuments(tx);
    },
    { isLong: true },
  );

/** At the start: makes the documents anew where another edition of the program made them, or none. */
export async function ensureSearch(database: Database, log: Logger): Promise<void> {
  const made = await database.read.selectFrom('search_edition').select('edition').executeTakeFirst();
  if (made?.edition === searchEdition) return;
  const count = await rebuildSearch(database);
  log.info({ records: count, edition: searchEdition }, 'The search documents were made anew');
}
