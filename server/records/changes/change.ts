import { type Transaction, sql } from 'kysely';
import type { Database, TransactionOptions } from '../../database/connect.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { EntryRow, Moment, RevisionAction, RevisionPublishing, Tables } from '../../database/tables.ts';
import { type ChangeSet, createChangeSet, listTag, recordTag, toTags } from './change-set.ts';
import type { Snapshot } from './snapshot.ts';
import type { Actor } from './stored-entry.ts';

/** An arbitrary number that names the lock under which content is changed on PostgreSQL. */
const contentLock = 704_232;

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

export interface NewRevision {
  readonly action: RevisionAction;
  readonly collection: string;
  readonly entryId: number | null;
  readonly parentId: number | null;
  /** What the history calls the record: a stored value. */
  readonly title: unknown;
  readonly publishing?: RevisionPublishing | null;
  /** In which languages; none where it was not about one of them. */
  readonly languages?: readonly Language[];
  /** The names of the changed fields, as the code calls them. */
  readonly changed?: readonly string[];
  /** What is needed to take it back; `null` where nothing is. */
  readonly former: unknown;
  /** The records that it took along. */
  readonly deleted?: readonly Snapshot[];
  /** The files that taking it back needs. */
  readonly mediaIds?: ReadonlySet<number>;
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

/** A statement has room for some thousand values only. */
const rowsAtOnce = 1000;

async function addDeleted({ tx }: Change, revisionId: number, records: readonly Snapshot[]): Promise<void> {
  for (let start = 0; start < records.length; start += rowsAtOnce) {
    const rows = records.slice(start, start + rowsAtOnce).map(({ collection, id, status_en, status_ar }) => ({
      revision_id: revisionId,
      collection,
      entry_id: id,
      seen_en: status_en === 'published' ? 1 : 0,
      seen_ar: status_ar === 'published' ? 1 : 0,
    }));
    await tx.insertInto('deletion').values(rows).execute();
  }
}

const languagesIn = (meant: readonly Language[]): Language | 'both' | null =>
  meant.length === languages.length ? 'both' : (meant[0] ?? null);

/** Writes the history of the change, with the files that must be kept as long as it can be undone. Returns its id. */
export async function addRevision(change: Change, revision: NewRevision): Promise<number> {
  const { title, former, publishing = null, changed = [], deleted = [], mediaIds = new Set<number>() } = revision;
  const toJson = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  const { id } = await change.tx
    .insertInto('revision')
    .values({
      at: change.at,
      actor: change.actor.name,
      action: revision.action,
      collection: revision.collection,
      entry_id: revision.entryId,
      parent_id: revision.parentId,
      title: toJson(title),
      publishing,
      languages: languagesIn(revision.languages ?? []),
      changed: JSON.stringify(changed),
      former: toJson(former),
      follows: change.group.first,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  change.group.first ??= id;
  await addDeleted(change, id, deleted);
  if (mediaIds.size > 0) {
    const rows = [...mediaIds].map((media_id) => ({ revision_id: id, media_id }));
    await change.tx.insertInto('revision_media').values(rows).execute();
  }
  return id;
}
