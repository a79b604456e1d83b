import { sql } from 'kysely';
import { categories, products, subCategories } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { inTurn } from '../../../server/records/changes/change.ts';
import { usesOf } from '../../../server/records/changes/usage.ts';
import { connectDatabase, type Database } from '../../../server/database/connect.ts';
import { createEntryStore } from '../../../server/records/create-entry-store.ts';
import { createLocalStorage } from '../../../server/storage/local-storage.ts';
import { createMediaStore } from '../../../server/media/media-store.ts';
import { backupTables } from '../../../server/operations/backup/backup-tables.ts';
import { writeNumbers } from '../../../server/operations/backup/row-numbers.ts';
import { rebuildIndex } from '../../../server/records/index/rebuild-index.ts';
import { rebuildSearch } from '../../../server/search/rebuild-search.ts';
import { loadDemo } from '../../../server/operations/load-demo.ts';
import { addFiles } from './add-files.ts';
import { firstId, type Proportions } from './proportions.ts';
import { filledSections, type Known, makeRecords, type NewRecord } from './records.ts';
import { repeatRevisions } from './repeat-revisions.ts';
import {
  commentRow,
  consentRow,
  enquiryRow,
  entryRow,
  freeCommentRow,
  freePostRow,
  emailRow,
  timestampOf,
  redirectRow,
  subscriberRow,
  visitRow,
} from './rows.ts';
import { pick, say, series, type Some, virtues } from './words.ts';
import { writeAll } from './write-all.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const actor = { name: 'administrator' };
const recordsAtOnce = 500;

export interface FilledPlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

function some<T>(list: readonly T[]): Some<T> {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('The demo has none of it');
  return [first, ...others];
}

/** Adds records with everything derived from them: the row, the uses of files, the last id of the collection. */
async function addRecords(
  database: Database,
  records: Iterable<NewRecord>,
  findMedia: Parameters<typeof entryRow>[1],
  count: number,
): Promise<void> {
  await inTurn(database, actor, async (change) => {
    const lastIds = new Map<string, number>();
    let part: NewRecord[] = [];
    const write = async () => {
      const rows = part.map((record) => entryRow(record, findMedia, timestampOf(record.id - firstId, count)));
      await writeAll(change.tx, 'entry', rows);
      await writeAll(change.tx, 'usage', rows.values().flatMap(usesOf));
      part = [];
    };
    for (const record of records) {
      part.push(record);
      const { base } = record.collection;
      lastIds.set(base, Math.max(record.id, lastIds.get(base) ?? 0));
      if (part.length >= recordsAtOnce) await write();
    }
    await write();
    for (const [collection, last_id] of lastIds) {
      await change.tx
        .insertInto('counter')
        .values({ collection, last_id })
        .onConflict((conflict) => conflict.column('collection').doUpdateSet({ last_id }))
        .execute();
    }
  });
}

function* made<Row>(count: number, make: (index: number) => Row): Generator<Row> {
  for (let index = 0; index < count; index += 1) yield make(index);
}

async function addVisitors(database: Database, counts: Proportions): Promise<void> {
  await database.transaction(async (tx) => {
    await writeAll(
      tx,
      'comment',
      made(counts.comments, (index) => commentRow(index, counts)),
    );
    await writeAll(
      tx,
      'free_post',
      made(counts.freePosts, (index) => freePostRow(index, counts)),
    );
    await writeAll(
      tx,
      'free_comment',
      made(counts.freeComments, (index) => freeCommentRow(index, counts)),
    );
    await writeAll(
      tx,
      'subscriber',
      made(counts.subscribers, (index) => subscriberRow(index, counts)),
    );
    await writeAll(
      tx,
      'enquiry',
      made(counts.enquiries, (index) => enquiryRow(index, counts)),
    );
    await writeAll(
      tx,
      'outbox',
      made(counts.enquiries, (index) => emailRow(index, counts)),
    );
    await writeAll(
      tx,
      'consent',
      made(counts.enquiries, (index) => consentRow(index, counts)),
    );
    await writeAll(tx, 'visit', made(counts.products * 2, visitRow));
    await writeAll(
      tx,
      'redirect',
      made(counts.redirects, (index) => redirectRow(index, counts)),
    );
  });
}

/** What an editor changes: a product, or a section of its page. */
const editable: readonly (readonly [Collection, field: string])[] = [
  [products, 'headline'],
  ...filledSections.map((section) => [section, 'text'] as const),
];

/** Changes some records once each, every twentieth without publishing it. Then repeats those changes. */
async function editRecords(database: Database, { edited: count, changes }: Proportions): Promise<void> {
  const { last } = await database.read
    .selectFrom('revision')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  const store = createEntryStore(database);
  for (let index = 0; index < count; index += 1) {
    const [collection, field] = editable[index % editable.length] ?? [products, 'headline'];
    const words = say((language) => `${pick(series, index, 1)[language]}: ${pick(virtues, index, 2)[language]}`);
    await store.update(collection, firstId + index, {
      actor,
      write: (previous) => ({ ...previous, [field]: words }),
      saving: index % 20 === 0 ? 'draft' : 'live',
    });
  }
  await repeatRevisions(database, last, Math.ceil(changes / count));
}

/** Updates what PostgreSQL does not update by itself, or only minutes later: sequences and statistics. */
async function settlePostgres({ write, dialect }: Database): Promise<void> {
  const numbers: Record<string, number> = {};
  for (const { name } of (await backupTables(write, dialect)).filter(({ isNumbered }) => isNumbered)) {
    const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(name)}`.execute(write);
    numbers[name] = rows[0]?.last ?? 0;
  }
  await writeNumbers(write, dialect, numbers);
  await sql`vacuum analyze`.execute(write);
}

/**
 * Fills an empty site: the demo, and everything in proportion to the products.
 * @returns the ids and names that further records can refer to
 */
export async function fillSite(place: FilledPlace, counts: Proportions, tell: (step: string) => void): Promise<Known> {
  const database = await connectDatabase({ ...place, log: silent });
  const media = createMediaStore({ database, storage: createLocalStorage(place.dataDir), log: silent });
  try {
    // A failed fill starts again, so it needs no durability. With the index in memory, inserts at random positions are
    // fast.
    if (database.dialect === 'sqlite')
      for (const pragma of ['synchronous = off', 'cache_size = -1000000'])
        await sql.raw(`pragma ${pragma}`).execute(database.write);
    tell('the demo');
    await loadDemo({ database, media, log: silent });
    tell(`${counts.files} files`);
    const files = await addFiles({ database, media, dataDir: place.dataDir }, counts.files);
    const idsOf = async ({ base }: Collection) => {
      const rows = await database.read.selectFrom('entry').select('id').where('collection', '=', base).execute();
      return some(rows.map(({ id }) => id));
    };
    const known: Known = {
      categories: await idsOf(categories),
      subCategories: await idsOf(subCategories),
      pictures: some([...files.keys()]),
    };
    tell(`${counts.products} products and their parts`);
    const findMedia = (reference: number | string) => files.get(String(reference));
    await addRecords(database, makeRecords(counts, known), findMedia, counts.products);
    tell(`${counts.comments} comments, ${counts.enquiries} messages`);
    await addVisitors(database, counts);
    tell(`${counts.changes} changes`);
    await editRecords(database, counts);
    tell('what follows from the records');
    await rebuildIndex(database);
    await rebuildSearch(database);
    if (database.dialect === 'postgres') await settlePostgres(database);
    return known;
  } finally {
    await media.close();
    await database.close();
  }
}
