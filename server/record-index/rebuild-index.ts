import type { Transaction } from 'kysely';
import { collections } from '../../content/collections/index.ts';
import { recordIndexEdition } from '../../content/derive/index-record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { inTurn, orderTag } from '../changes/change.ts';
import { rowsInParts } from '../changes/entry-rows.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import { addDelta, addIndexed, noDelta, toIndexRows, writeCount } from './write-index.ts';

/** So many records are indexed at once: a few milliseconds of work. */
const recordsAtOnce = 50;

const depthOf = ({ parent }: Collection): number => (parent === undefined ? 0 : depthOf(parent) + 1);

/** Indexes all records of a collection; those that its own belong to come before. Returns how many there are. */
async function indexCollection(tx: Transaction<Tables>, collection: Collection): Promise<number> {
  let delta = noDelta;
  for await (const rows of rowsInParts(tx, collection.base)) {
    for (let from = 0; from < rows.length; from += recordsAtOnce) {
      const indexed = await toIndexRows(tx, collection, rows.slice(from, from + recordsAtOnce));
      await addIndexed(tx, indexed);
      for (const row of indexed) delta = addDelta(delta, undefined, row);
    }
  }
  await writeCount(tx, collection.base, delta);
  return delta.records;
}

/** Makes the index anew from the records of a transaction. Returns how many were read. */
export async function rebuildRows(tx: Transaction<Tables>): Promise<number> {
  for (const table of ['record_index', 'record_word', 'record_fact', 'record_count', 'record_edition'] as const) {
    await tx.deleteFrom(table).execute();
  }
  let count = 0;
  for (const collection of collections.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    count += await indexCollection(tx, collection);
  }
  await tx.insertInto('record_edition').values({ edition: recordIndexEdition }).execute();
  return count;
}

/** Makes the index anew in one transaction; until it is done, lists are read from the old one. */
export const rebuildIndex = (database: Database): Promise<number> =>
  inTurn(
    database,
    { name: 'index' },
    async ({ tx, tags }) => {
      for (const { base } of collections) tags.add(base).add(orderTag(base));
      return rebuildRows(tx);
    },
    { isLong: true },
  );

/** At the start: makes the index anew where another edition of the program made it, or none. */
export async function ensureIndex(database: Database, log: Logger): Promise<void> {
  const made = await database.read.selectFrom('record_edition').select('edition').executeTakeFirst();
  if (made?.edition === recordIndexEdition) return;
  const records = await rebuildIndex(database);
  log.info({ records, edition: recordIndexEdition }, 'The index of records was made anew');
}
