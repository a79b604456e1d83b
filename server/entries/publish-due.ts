import { type Kysely, sql } from 'kysely';
import { collections } from '../../content/collections/index.ts';
import { act } from '../../content/publishing/act.ts';
import type { Edition } from '../../content/publishing/edition.ts';
import { withoutTimes } from '../../content/publishing/take-back.ts';
import { settings } from '../../content/settings.ts';
import { languages } from '../../language/languages.ts';
import { findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/known-collections.ts';
import type { Database } from '../database/connect.ts';
import type { Moment, Tables } from '../database/tables.ts';
import { editionIn } from '../changes/edition-of.ts';
import { runChange } from './run-change.ts';
import { changeEntry } from './write-entry.ts';

/** Who publishes by itself, as the history names him; no administrator has such a name. */
export const clockActor = { name: '(schedule)' };

/** A record whose time has come. */
export interface DueRecord {
  readonly collection: string;
  readonly id: number;
}

/** The parts of a pass that differ with who makes it. */
export interface PublishingPass {
  /** True for a record that is left for later. */
  readonly isPaused?: (record: DueRecord) => boolean;
  /** Hears of a record that could not be published; the pass goes on. Without it, the first one ends the pass. */
  readonly onFailure?: (record: DueRecord, error: unknown) => void;
  /** Ends the pass after the record that is under way. */
  readonly signal?: AbortSignal;
}

const dueLanguages = ({ states }: Edition, now: Date) =>
  languages.filter((language) => states[language].at !== null && Date.parse(states[language].at) <= now.getTime());

/** Publishes one record if it still is due; what visitors would miss something of becomes a draft again. */
const publishOne = (database: Database, base: string, id: number, now: Date): Promise<boolean> =>
  runChange(database, clockActor, async (change) => {
    const collection = knownCollection(base);
    // Another process may have been first: whoever holds the transaction sees what the others have done.
    const row = await findRow(change.tx, base, id);
    if (collection === undefined || row === undefined) return false;
    if (dueLanguages(editionIn(collection, row), now).length === 0) return false;
    const edit = (edition: Edition): Edition => {
      const request = { action: 'publish', languages: dueLanguages(edition, now) } as const;
      const result = act(collection, edition, request, now.getTime());
      return 'edition' in result ? result.edition : { ...edition, states: withoutTimes(edition.states, now.getTime()) };
    };
    await changeEntry(change, collection, id, { edit });
    return true;
  });

/** The columns with the times, each with an index of its own that holds nothing but records with a time. */
const columns = ['publish_at_en', 'publish_at_ar'] as const;
type TimeColumn = (typeof columns)[number];

const bases = [...collections, ...settings].map(({ base }) => base);

/**
 * Records of collections that are declared no more cannot be published, so they are passed over. An expression, and
 * not the column: databases would look through each collection by its key instead of through the times.
 */
const isKnown = sql<boolean>`(entry.collection || '') in (${sql.join(bases)})`;

/** What is due in one language at a moment, the earliest first. */
export const selectDue = (read: Kysely<Tables>, column: TimeColumn, at: Moment) =>
  read.selectFrom('entry').select(['collection', 'id']).where(column, '<=', at).where(isKnown).orderBy(column);

/** The first time of one language that is later than a moment. */
export const selectNext = (read: Kysely<Tables>, column: TimeColumn, after: Moment) =>
  read.selectFrom('entry').select(`${column} as at`).where(column, '>', after).where(isKnown).orderBy(column).limit(1);

/** The records that one question a language finds, each once. */
async function inEitherLanguage(find: (column: TimeColumn) => Promise<DueRecord[]>): Promise<DueRecord[]> {
  const found = new Map<string, DueRecord>();
  for (const column of columns) {
    for (const record of await find(column)) found.set(`${record.collection} ${record.id}`, record);
  }
  return [...found.values()];
}

/** See `EntryStore.dueRecords`. */
export const dueRecords = (read: Kysely<Tables>, now: Date): Promise<DueRecord[]> =>
  inEitherLanguage((column) => selectDue(read, column, now.toISOString()).execute());

/** See `EntryStore.publishDue`. */
export async function publishDue(database: Database, now: Date, pass: PublishingPass = {}): Promise<number> {
  let published = 0;
  for (const record of await dueRecords(database.read, now)) {
    if (pass.signal?.aborted === true) break;
    if (pass.isPaused?.(record) === true) continue;
    try {
      if (await publishOne(database, record.collection, record.id, now)) published += 1;
    } catch (error) {
      if (pass.onFailure === undefined) throw error;
      pass.onFailure(record, error);
    }
  }
  return published;
}

/** See `EntryStore.nextPublishing`. */
export async function nextPublishing(read: Kysely<Tables>, after: Date): Promise<Moment | null> {
  const times: Moment[] = [];
  for (const column of columns) {
    const first = await selectNext(read, column, after.toISOString()).executeTakeFirst();
    if (typeof first?.at === 'string') times.push(first.at);
  }
  return times.toSorted()[0] ?? null;
}

/** See `EntryStore.lostSchedules`. */
export async function lostSchedules(read: Kysely<Tables>): Promise<number> {
  const lost = await inEitherLanguage((column) =>
    read
      .selectFrom('entry')
      .select(['collection', 'id'])
      .where(column, 'is not', null)
      .where((eb) => eb.not(isKnown))
      .execute(),
  );
  return lost.length;
}
