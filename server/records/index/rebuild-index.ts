import { type Kysely, sql, type Transaction } from 'kysely';
import { collections } from '../../../content/collections/index.ts';
import { recordIndexVersion } from '../../../content/derive/index-record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Change, inTurn, touchList, touchOrder } from '../changes/change.ts';
import { findRows, recordsInParts } from '../changes/entry-rows.ts';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import type { Logger } from '../../logger.ts';
import { addIndexed, toIndexRows } from './write-index.ts';

/** Records per transaction: a few milliseconds of work. */
const recordsAtOnce = 50;

/** The tables with index data of single records. */
const indexTables = ['record_index', 'record_word', 'record_fact'] as const;

const depthOf = ({ parent }: Collection): number => (parent === undefined ? 0 : depthOf(parent) + 1);

/** All records, in batches of one collection. Parents come before their children. */
const allRecords = (connection: Kysely<Tables>) =>
  recordsInParts(
    connection,
    collections.toSorted((one, other) => depthOf(one) - depthOf(other)),
    recordsAtOnce,
  );

/** Counts the indexed records and marks the index as complete. */
async function completeIndex(tx: Transaction<Tables>): Promise<void> {
  for (const table of ['record_count', 'record_edition'] as const) await tx.deleteFrom(table).execute();
  await sql`insert into record_count (collection, records, shown_en, shown_ar, complete_en, complete_ar)
    select collection, count(*), sum(shown_en), sum(shown_ar), sum(complete_en), sum(complete_ar)
    from record_index group by collection`.execute(tx);
  await tx.insertInto('record_edition').values({ edition: recordIndexVersion }).execute();
}

/** Rebuilds the whole index within one transaction. */
export async function rebuildRows(tx: Transaction<Tables>): Promise<void> {
  for (const table of indexTables) await tx.deleteFrom(table).execute();
  for await (const { collection, rows } of allRecords(tx))
    await addIndexed(tx, await toIndexRows(tx, collection, rows));
  await completeIndex(tx);
}

/** Replaces the index rows of some records. Reads the records again, because they may have changed meanwhile. */
async function reindex(tx: Transaction<Tables>, collection: Collection, ids: readonly number[]): Promise<void> {
  const { base } = collection;
  const rows = await findRows(tx, base, ids);
  for (const table of indexTables)
    await tx.deleteFrom(table).where('collection', '=', base).where('entry_id', 'in', ids).execute();
  await addIndexed(tx, await toIndexRows(tx, collection, rows));
}

/** Deletes index rows of records that no longer exist. */
async function removeOrphans(tx: Transaction<Tables>): Promise<void> {
  for (const table of indexTables) {
    await sql`delete from ${sql.table(table)} where not exists (
      select 1 from entry where entry.collection = ${sql.ref(`${table}.collection`)}
      and entry.id = ${sql.ref(`${table}.entry_id`)})`.execute(tx);
  }
}

/**
 * Rebuilds the index in transactions of a few records, between which other changes can run. Lists read the old row of a
 * record until it is replaced. Returns the number of records.
 */
export async function rebuildIndex(database: Database): Promise<number> {
  const inPart = (work: (change: Change) => Promise<unknown>) =>
    inTurn(database, { name: 'index' }, work, { isLong: true });
  // If the rebuild is interrupted, the next start repeats it.
  await inPart(({ tx }) => tx.deleteFrom('record_edition').execute());
  let count = 0;
  for await (const { collection, rows } of allRecords(database.read)) {
    const ids = rows.map(({ id }) => id);
    await inPart(({ tx }) => reindex(tx, collection, ids));
    count += ids.length;
  }
  await inPart(async (change) => {
    await removeOrphans(change.tx);
    await completeIndex(change.tx);
    for (const { base } of collections) {
      touchList(change, base);
      touchOrder(change, base);
    }
  });
  return count;
}

/** Rebuilds the index at the start if another version of the program built it or it is missing. */
export async function ensureIndex(database: Database, log: Logger): Promise<void> {
  const made = await database.read.selectFrom('record_edition').select('edition').executeTakeFirst();
  if (made?.edition === recordIndexVersion) return;
  const records = await rebuildIndex(database);
  log.info({ records, edition: recordIndexVersion }, 'The index of records was rebuilt');
}
