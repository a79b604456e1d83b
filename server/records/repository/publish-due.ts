import { type Kysely, sql } from 'kysely';
import { collections } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { act } from '../../../content/publishing/act.ts';
import type { DocumentState } from '../../../content/publishing/document-state.ts';
import { type LanguageState, unpublished } from '../../../content/publishing/state.ts';
import { settings } from '../../../content/settings.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { findRow } from '../changes/entry-rows.ts';
import { knownCollection } from '../changes/read-values.ts';
import type { Database } from '../../database/connect.ts';
import type { Timestamp, Tables } from '../../database/tables.ts';
import { documentIn } from '../changes/stored-entry.ts';
import { runChange } from './run-change.ts';
import { changeEntry } from './write-entry.ts';

/** The actor of scheduled publishing in the history. No administrator can have this name. */
export const clockActor = { name: '(schedule)' };

/** A record whose scheduled time has passed. */
export interface DueRecord {
  readonly collection: string;
  readonly id: number;
}

/** Options of one publishing run. */
export interface PublishingPass {
  /** True for a record to skip in this run. */
  readonly isPaused?: (record: DueRecord) => boolean;
  /** Called for a record that could not be published; the run continues. Without it the first failure ends the run. */
  readonly onFailure?: (record: DueRecord, error: unknown) => void;
  /** Ends the run after the current record. */
  readonly signal?: AbortSignal;
}

const hasPassed = (time: Timestamp | null, now: Date): boolean => time !== null && Date.parse(time) <= now.getTime();
const startingIn = ({ states }: DocumentState, now: Date) =>
  languages.filter((language) => hasPassed(states[language].at, now));
const endingIn = ({ states }: DocumentState, now: Date) =>
  languages.filter((language) => hasPassed(states[language].until, now));

/** Publishes what is due. A language in which visitors would find required values empty becomes a draft again. */
function start(collection: Collection, document: DocumentState, now: Date): DocumentState {
  const due = startingIn(document, now);
  if (due.length === 0) return document;
  const publish = (from: DocumentState, chosen: readonly Language[]): DocumentState | null => {
    const result = act(collection, from, { action: 'publish', languages: chosen }, now.getTime());
    return 'document' in result ? result.document : null;
  };
  const together = publish(document, due);
  if (together !== null) return together;
  // If both languages cannot be published together, each is tried alone.
  const each = due.reduce((from, language) => publish(from, [language]) ?? from, document);
  const stateOf = (language: Language): LanguageState => {
    const state = each.states[language];
    if (!due.includes(language) || state.at === null) return state;
    return state.status === 'scheduled' ? unpublished : { ...state, at: null };
  };
  return { ...each, states: { en: stateOf('en'), ar: stateOf('ar') } };
}

/**
 * Unpublishes what is due. @throws if visitors of the other language would then find required values empty, so that the
 * failure is reported
 */
function end(collection: Collection, document: DocumentState, now: Date): DocumentState {
  const due = endingIn(document, now);
  if (due.length === 0) return document;
  const result = act(collection, document, { action: 'unpublish', languages: due }, now.getTime());
  if ('document' in result) return result.document;
  throw new Error(`It cannot be unpublished: ${result.refusal.why}`);
}

/** Publishes and unpublishes one record if it is still due. */
const publishOne = (database: Database, slug: string, id: number, now: Date): Promise<boolean> =>
  runChange(database, clockActor, async (change) => {
    const collection = knownCollection(slug);
    // Another process may have published it; this read inside the transaction sees the result.
    const row = await findRow(change.tx, slug, id);
    if (collection === undefined || row === undefined) return false;
    const present = documentIn(collection, row);
    if (startingIn(present, now).length + endingIn(present, now).length === 0) return false;
    // If both times passed while no process ran, the record must not become visible in between.
    const edit = (document: DocumentState): DocumentState => end(collection, start(collection, document, now), now);
    await changeEntry(change, collection, id, { edit });
    return true;
  });

/** The columns with scheduled times. Each has a partial index of the rows with a time. */
export const timeColumns = ['publish_at_en', 'publish_at_ar', 'take_back_at_en', 'take_back_at_ar'] as const;
export type TimeColumn = (typeof timeColumns)[number];

const slugs = [...collections, ...settings].map(({ base }) => base);

/**
 * Excludes records of collections that are no longer declared, because they cannot be published. Compares an expression
 * instead of the column: otherwise databases scan each collection by its key instead of the index of times.
 */
export const isKnown = (table: 'entry' | 'revision') =>
  sql<boolean>`(${sql.ref(`${table}.collection`)} || '') in (${sql.join(slugs)})`;

/** The records that are due by one column at a time, earliest first. */
export const selectDue = (read: Kysely<Tables>, column: TimeColumn, at: Timestamp) =>
  read.selectFrom('entry').select(['collection', 'id']).where(column, '<=', at).where(isKnown('entry')).orderBy(column);

/** The first time in one column after a given time. */
export const selectNext = (read: Kysely<Tables>, column: TimeColumn, after: Timestamp) =>
  read
    .selectFrom('entry')
    .select(`${column} as at`)
    .where(column, '>', after)
    .where(isKnown('entry'))
    .orderBy(column)
    .limit(1);

/** Runs a query for each column and returns the distinct records. */
async function overColumns(find: (column: TimeColumn) => Promise<DueRecord[]>): Promise<DueRecord[]> {
  const found = new Map<string, DueRecord>();
  for (const column of timeColumns) {
    for (const record of await find(column)) found.set(`${record.collection} ${record.id}`, record);
  }
  return [...found.values()];
}

/** See `EntryStore.dueRecords`. */
export const dueRecords = (read: Kysely<Tables>, now: Date): Promise<DueRecord[]> =>
  overColumns((column) => selectDue(read, column, now.toISOString()).execute());

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
export async function nextPublishing(read: Kysely<Tables>, after: Date): Promise<Timestamp | null> {
  const times: Timestamp[] = [];
  for (const column of timeColumns) {
    const first = await selectNext(read, column, after.toISOString()).executeTakeFirst();
    if (typeof first?.at === 'string') times.push(first.at);
  }
  return times.toSorted()[0] ?? null;
}

/** See `EntryStore.lostSchedules`. */
export async function lostSchedules(read: Kysely<Tables>): Promise<number> {
  const lost = await overColumns((column) =>
    read
      .selectFrom('entry')
      .select(['collection', 'id'])
      .where(column, 'is not', null)
      .where((eb) => eb.not(isKnown('entry')))
      .execute(),
  );
  return lost.length;
}
