import type { Transaction } from 'kysely';
import type { Database, TransactionOptions } from '../../database/connect.ts';
import type { EntryRow, Timestamp, Tables } from '../../database/tables.ts';
import { takeLock } from '../../database/take-lock.ts';
import type { Actor } from './stored-entry.ts';

/** The primary key of a record. */
export interface RecordKey {
  readonly collection: string;
  readonly id: number;
}

/**
 * The records of a parent. With `parentId: null`, the whole list of a collection or of another list that pages show.
 */
export interface ListKey {
  readonly collection: string;
  readonly parentId: number | null;
}

/** The records and lists that a change has touched so far, by tag. */
export interface ChangeSet {
  readonly records: Map<string, RecordKey>;
  readonly lists: Map<string, ListKey>;
  /** The collections whose order changed although their records did not. */
  readonly orders: Set<string>;
}

export const createChangeSet = (): ChangeSet => ({ records: new Map(), lists: new Map(), orders: new Set() });

/** The tag of an answer that shows a record. */
export const recordTag = (collection: string, id: number): string => `${collection}/${id}`;

/** The tag of an answer that shows a list. */
export const listTag = (collection: string, parentId: number | null | undefined): string =>
  parentId === null || parentId === undefined ? collection : `${collection}<${parentId}`;

/** Accompanies the tag of a collection when its records may have moved without a tag of their own. */
export const orderTag = (collection: string): string => `${collection}#order`;

/** The tags that are sent to caches and other processes. */
export const toTags = ({ records, lists, orders }: ChangeSet): string[] => [
  ...records.keys(),
  ...lists.keys(),
  ...[...orders].map(orderTag),
];

/** A change in progress: its transaction, its author, its time, and what it has touched so far. */
export interface Change {
  readonly tx: Transaction<Tables>;
  readonly dialect: Database['dialect'];
  readonly actor: Actor;
  readonly at: Timestamp;
  readonly touched: ChangeSet;
  /** The group of the change: all changes of one transaction form one group. */
  readonly group: { first: number | null };
}

/**
 * Runs work on content in a transaction. Content changes run one at a time in both databases (on PostgreSQL across all
 * processes), so positions, limits and deleted subtrees need no further locking.
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

/** Marks a record as changed, and with it every list that shows it. */
export function touchRecord(change: Change, row: Pick<EntryRow, 'collection' | 'id' | 'parent_id'>): void {
  const { collection, id } = row;
  change.touched.records.set(recordTag(collection, id), { collection, id });
  touchList(change, collection, row.parent_id);
}

/** Marks the order or number of the records of a parent as changed, and with it the whole list. */
export function touchList({ touched: { lists } }: Change, collection: string, parentId: number | null = null): void {
  for (const each of [null, parentId]) lists.set(listTag(collection, each), { collection, parentId: each });
}

/** Marks the order of a collection as changed although its records did not change. */
export const touchOrder = ({ touched }: Change, collection: string): void => void touched.orders.add(collection);
