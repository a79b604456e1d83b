import { type Kysely, sql, type Transaction } from 'kysely';
import { searchIndexVersion } from '../../content/derive/search-document.ts';
import { findables } from '../../content/findable.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Change, inTurn, touchList } from '../records/changes/change.ts';
import { findRows, recordsInParts } from '../records/changes/entry-rows.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import { addDocuments } from './add-documents.ts';
import { searchTag } from './index-documents.ts';

/** Records per transaction: a few milliseconds of work. */
const recordsAtOnce = 50;

/** SQLite deletes the rows of a table with a foreign key one by one, so the table is created again instead. */
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

/** All records that can be found, in parts of one collection. */
const allRecords = (connection: Kysely<Tables>) =>
  recordsInParts(
    connection,
    findables.map(({ collection }) => collection),
    recordsAtOnce,
  );

/** Rebuilds all documents from the records of a transaction. */
export async function rebuildDocuments(tx: Transaction<Tables>, dialect: Database['dialect']): Promise<void> {
  // Deletes the postings first, because the foreign key of each document would delete them one by one.
  await emptyPostings(tx, dialect);
  for (const table of ['search_document', 'search_word', 'search_near', 'search_edition'] as const) {
    await tx.deleteFrom(table).execute();
  }
  const knownWords = new Set<string>();
  for await (const { collection, rows } of allRecords(tx)) await addDocuments(tx, collection, rows, knownWords);
  await tx.insertInto('search_edition').values({ edition: searchIndexVersion }).execute();
}

/** Replaces the documents of some records. Reads the records again, because they may have changed meanwhile. */
async function replaceDocuments(
  tx: Transaction<Tables>,
  collection: Collection,
  ids: readonly number[],
  knownWords: Set<string>,
): Promise<void> {
  const { base } = collection;
  const rows = await findRows(tx, base, ids);
  await tx.deleteFrom('search_document').where('collection', '=', base).where('entry_id', 'in', ids).execute();
  await addDocuments(tx, collection, rows, knownWords);
}

/**
 * Rebuilds all documents in several transactions, so that other writes can run in between. Until a record is processed,
 * its old document can be found; only prefixes and corrections of its words are missing. Returns the number of records.
 */
export async function rebuildSearch(database: Database): Promise<number> {
  const inPart = (work: (change: Change) => Promise<unknown>) =>
    inTurn(database, { name: 'search' }, work, { isLong: true });
  await inPart(async ({ tx }) => {
    // If this is interrupted, the next start rebuilds again.
    for (const table of ['search_edition', 'search_word', 'search_near'] as const) await tx.deleteFrom(table).execute();
  });
  const knownWords = new Set<string>();
  let count = 0;
  for await (const { collection, rows } of allRecords(database.read)) {
    const ids = rows.map(({ id }) => id);
    await inPart(({ tx }) => replaceDocuments(tx, collection, ids, knownWords));
    count += ids.length;
  }
  await inPart(async (change) => {
    await change.tx.deleteFrom('search_edition').execute();
    await change.tx.insertInto('search_edition').values({ edition: searchIndexVersion }).execute();
    touchList(change, searchTag);
  });
  return count;
}

/** At the start, rebuilds the documents if another version of the program made them, or if there are none. */
export async function ensureSearch(database: Database, log: Logger): Promise<void> {
  const made = await database.read.selectFrom('search_edition').select('edition').executeTakeFirst();
  if (made?.edition === searchIndexVersion) return;
  const count = await rebuildSearch(database);
  log.info({ records: count, edition: searchIndexVersion }, 'The search documents were rebuilt');
}
