import { type Transaction, sql } from 'kysely';
import type { Database, TransactionOptions } from '../database/connect.ts';
import type { EntryRow, Moment, RevisionAction, Tables } from '../database/tables.ts';
import type { Actor } from './stored-entry.ts';

/** An arbitrary number that names the lock under which content is changed on PostgreSQL. */
const contentLock = 704_232;

/** One change under way: its transaction, who makes it and when, and the tags it has touched so far. */
export interface Change {
  readonly tx: Transaction<Tables>;
  readonly dialect: Database['dialect'];
  readonly actor: Actor;
  readonly at: Moment;
  readonly tags: Set<string>;
}

export interface NewRevision {
  readonly action: RevisionAction;
  readonly collection: string;
  readonly entryId: number | null;
  readonly parentId: number | null;
  readonly before: unknown;
  readonly after: unknown;
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
    if (database.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${contentLock})`.execute(tx);
    const tags = new Set<string>();
    const change: Change = { tx, dialect: database.dialect, actor, at: new Date().toISOString(), tags };
    const result = await work(change);
    await database.versions.touch(tx, [...tags]);
    return result;
  }, options);

/** Notes that a record changed, and with it every list that shows it. */
export function touchRecord(change: Change, row: Pick<EntryRow, 'collection' | 'id' | 'parent_id'>): void {
  change.tags.add(`${row.collection}/${row.id}`);
  touchList(change, row.collection, row.parent_id);
}

/** Notes that the order or number of the records of a parent changed. */
export function touchList(change: Change, collection: string, parentId: number | null): void {
  change.tags.add(collection);
  if (parentId !== null) change.tags.add(`${collection}<${parentId}`);
}

/** Writes the history of the change, with the files that must be kept as long as it can be undone. Returns its id. */
export async function addRevision(
  change: Change,
  revision: NewRevision,
  mediaIds: ReadonlySet<number>,
): Promise<number> {
  const { id } = await change.tx
    .insertInto('revision')
    .values({
      at: change.at,
      actor: change.actor.name,
      action: revision.action,
      collection: revision.collection,
      entry_id: revision.entryId,
      parent_id: revision.parentId,
      before: revision.before === null ? null : JSON.stringify(revision.before),
      after: revision.after === null ? null : JSON.stringify(revision.after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mediaIds.size > 0) {
    const rows = [...mediaIds].map((media_id) => ({ revision_id: id, media_id }));
    await change.tx.insertInto('revision_media').values(rows).execute();
  }
  return id;
}
