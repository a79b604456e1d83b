import type { Transaction } from 'kysely';
import { searchEdition } from '../../content/derive/search-document.ts';
import { findables } from '../../content/findable.ts';
import { inTurn } from '../changes/change.ts';
import { rowsInParts } from '../changes/entry-rows.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import { addDocuments } from './add-documents.ts';
import { searchTag } from './keep-documents.ts';

/** Makes all documents anew from the records of a transaction. Returns how many records were read. */
export async function rebuildDocuments(tx: Transaction<Tables>): Promise<number> {
  // What documents are found by goes first: gone with each document, it would be looked up one by one.
  for (const table of ['search_posting', 'search_document', 'search_word', 'search_near', 'search_edition'] as const) {
    await tx.deleteFrom(table).execute();
  }
  const knownWords = new Set<string>();
  let count = 0;
  for (const { collection } of findables) {
    for await (const rows of rowsInParts(tx, collection.base)) {
      await addDocuments(tx, collection, rows, knownWords);
      count += rows.length;
    }
  }
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
