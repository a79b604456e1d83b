import { sql, type Transaction } from 'kysely';
import { searchEdition } from '../../content/derive/search-document.ts';
import { findables } from '../../content/findable.ts';
import { inTurn } from '../changes/change.ts';
import { rowsInParts } from '../changes/entry-rows.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import { addDocuments } from './add-documents.ts';
import { searchTag } from './keep-documents.ts';

/** So many records are read into documents at once: a few milliseconds of work. */
const recordsAtOnce = 50;

/** SQLite deletes the rows of a table that refers to another one by one; a table made anew costs next to nothing. */
async function emptyPostings(tx: Transaction<Tables>, dialect: Database['dialect']): Promise<void> {
  const table = 'search_posting';
  if (dialect === 'postgres') {
    await tx.deleteFrom(table).execute();
    return;
  }
  const { rows } = await sql<{ made: string }>`
    select sql as made from sqlite_schema where tbl_name = ${table} and type in ('table', 'index') and sql is not null
    order by type desc`.execute(tx);
  await tx.schema.dropTable(table).execute();
  for (const { made } of rows) await sql.raw(made).execute(tx);
}

/** Makes all documents anew from the records of a transaction. Returns how many records were read. */
export async function rebuildDocuments(tx: Transaction<Tables>, dialect: Database['dialect']): Promise<number> {
  // What documents are found by goes first: gone with each document, it would be looked up one by one.
  await emptyPostings(tx, dialect);
  for (const table of ['search_document', 'search_word', 'search_near', 'search_edition'] as const) {
    await tx.deleteFrom(table).execute();
  }
  const knownWords = new Set<string>();
  let count = 0;
  for (const { collection } of findables) {
    for await (const rows of rowsInParts(tx, collection.base)) {
      for (let from = 0; from < rows.length; from += recordsAtOnce) {
        await addDocuments(tx, collection, rows.slice(from, from + recordsAtOnce), knownWords);
      }
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
    async ({ tx, dialect, tags }) => {
      tags.add(searchTag);
      return rebuildDocuments(tx, dialect);
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
