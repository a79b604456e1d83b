import type { Transaction } from 'kysely';
import type { Database, TransactionOptions } from '../../database/connect.ts';
import type { EntryRow, Moment, Tables } from '../../database/tables.ts';
import { takeLock } from '../../database/take-lock.ts';
import type { Actor } from './stored-entry.ts';

/** A record by the key of its row. */
export interface RecordKey {
  readonly collection: string;
  readonly id: number;
}

/** The records of a parent; with `null` the whole list of a collection, or of something else that pages show. */
export interface ListKey {
  readonly collection: string;
  readonly parentId: number | null;
}

/** What a change has touched so far; records and lists stand under their tags. */
export interface ChangeSet {
  readonly records: Map<string, RecordKey>;
  readonly lists: Map<string, ListKey>;
  /** The collections in which records may stand elsewhere without having changed. */
  readonly orders: Set<string>;
}

export const createChangeSet = (): ChangeSet => ({ records: new Map(), lists: new Map(), orders: new Set() });

/** What an answer notes that shows a record. */
export const recordTag = (collection: string, id: number): string => `${collection}/${id}`;

/** What an answer notes that shows a list. */
export const listTag = (collection: string, parentId: number | null | undefined): string =>
  parentId === null || parentId === undefined ? collection : `${collection}<${parentId}`;

/** Stands beside the tag of a collection where records may stand elsewhere in it that no tag names. */
export const orderTag = (collection: string): string => `${collection}#order`;

/** What caches and other processes are notified of. */
export const toTags = ({ records, lists, orders }: ChangeSet): string[] => [
  ...records.keys(),
  ...lists.keys(),
  ...[...orders].map(orderTag),
];

/** One change under way: its transaction, who makes it and when, and what it has touched so far. */
export interface Change {
  readonly tx: Transaction<Tables>;
  readonly dialect: Database['dialect'];
  readonly actor: Actor;
  readonly at: Moment;
  readonly touched: ChangeSet;
  /** The change that those after it go with: what one transaction changes was done in one go. */
  readonly group: { first: number | null };
}

/**
 * Runs work on content in a transaction. Changes of content follow one another in both databases (on PostgreSQL across all
 * processes), so positions, limits and deleted subtrees need no further care.
 */
export const inTurn = <T>(
  database: Database,
  actor: Actor,
  work: (change: Change) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> =>
  database.transaction(async (tx) => {
    await takeLock(tx, database, 'content');
    const touched = createChangeSet();
    const at = new Date().toISOString();
    const group = { first: actor.follows ?? null };
    const change: Change = { tx, dialect: database.dialect, actor, at, touched, group };
    const result = await work(change);
    await database.versions.touch(tx, toTags(touched));
    return result;
  }, options);

/** Notes that a record changed, and with it every list that shows it. */
export function touchRecord(change: Change, row: Pick<EntryRow, 'collection' | 'id' | 'parent_id'>): void {
  const { collection, id } = row;
  change.touched.records.set(recordTag(collection, id), { collection, id });
  touchList(change, collection, row.parent_id);
}

/** Notes that the order or number of the records of a parent changed, and with it the whole list. */
export function touchList({ touched: { lists } }: Change, collection: string, parentId: number | null = null): void {
  for (const each of [null, parentId]) lists.set(listTag(collection, each), { collection, parentId: each });
}

/** Notes that records of a collection may stand elsewhere without having changed. */
export const touchOrder = ({ touched }: Change, collection: string): void => void touched.orders.add(collection);
