import { type Kysely, sql } from 'kysely';
import { collections } from '../../../content/collections/index.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import { settings } from '../../../content/settings.ts';
import { isId } from '../changes/entry-rows.ts';
import type { Timestamp, RevisionAction, Tables } from '../../database/tables.ts';
import { isShownSomewhere } from '../index/indexed-entries.ts';
import { commentedCollection, commentsSlug } from '../../discussion/comments.ts';
import type { EntryStore } from '../repository/entry-store.ts';
import type { UndoOutcome, UndoOutcomePart } from '../changes/revision.ts';

/** Groups of at most this many created records are never treated as the first import, even on a new site. */
const fewest = 10;

type UndoRequest = Parameters<EntryStore['undoOutcome']>[0];

const effects: Readonly<Record<RevisionAction, UndoOutcomePart['effect']>> = {
  create: 'remove',
  delete: 'restore',
  update: 'change',
  reorder: 'reorder',
};

const contentSlugs = new Set([...collections, ...settings].map(({ base }) => base));

/** The number of records that visitors see. Settings groups are always public and are not in the index. */
const seenOf = (slug: string, count: number, indexed: number): number =>
  isSettingsGroup({ base: slug }) ? count : indexed;

/** The changes to undo, without those that are already undone. */
const selectUndone = (read: Kysely<Tables>, { id, isGroup }: UndoRequest) =>
  read
    .selectFrom('revision')
    .where((eb) => (isGroup ? eb.or([eb('revision.id', '=', id), eb('follows', '=', id)]) : eb('revision.id', '=', id)))
    .where('undone_at', 'is', null);

/**
 * The records that undoing deletes: those that the changes created and that still exist, with everything below them.
 */
async function countRemoved(read: Kysely<Tables>, request: UndoRequest): Promise<UndoOutcomePart[]> {
  const removed = read.withRecursive('removed', (db) =>
    db
      .selectFrom('entry')
      .innerJoin(
        selectUndone(read, request)
          .where('action', '=', 'create')
          .select(['revision.collection', 'entry_id'])
          .as('created'),
        (join) => join.onRef('created.collection', '=', 'entry.collection').onRef('created.entry_id', '=', 'entry.id'),
      )
      .select(['entry.collection', 'entry.id'])
      .union(
        db
          .selectFrom('entry')
          .innerJoin('removed', (join) =>
            join
              .onRef('removed.collection', '=', 'entry.parent_collection')
              .onRef('removed.id', '=', 'entry.parent_id'),
          )
          .select(['entry.collection', 'entry.id']),
      ),
  );
  const records = await removed
    .selectFrom('removed')
    .leftJoin('record_index', (join) =>
      join
        .onRef('record_index.collection', '=', 'removed.collection')
        .onRef('record_index.entry_id', '=', 'removed.id')
        .on(isShownSomewhere),
    )
    .select(({ fn }) => ['removed.collection', fn.countAll().as('count'), fn.count('record_index.entry_id').as('seen')])
    .groupBy('removed.collection')
    .execute();
  const { comments } = await removed
    .selectFrom('removed')
    .innerJoin('comment', (join) =>
      join.onRef('comment.post_collection', '=', 'removed.collection').onRef('comment.post_id', '=', 'removed.id'),
    )
    .where('removed.collection', '=', commentedCollection.base)
    .select(({ fn }) => fn.countAll().as('comments'))
    .executeTakeFirstOrThrow();
  const all = [...records, { collection: commentsSlug, count: comments, seen: 0 }];
  return all.map(({ collection, count, seen }) => ({
    collection,
    effect: 'remove',
    count: Number(count),
    seen: seenOf(collection, Number(count), Number(seen)),
  }));
}

/** The records that undoing restores. */
async function countRestored(read: Kysely<Tables>, request: UndoRequest): Promise<UndoOutcomePart[]> {
  const rows = await selectUndone(read, request)
    .innerJoin('deletion', 'deletion.revision_id', 'revision.id')
    .select(({ fn }) => ['deletion.collection', fn.countAll().as('count')])
    .groupBy('deletion.collection')
    .execute();
  return rows.map(({ collection, count }) => ({ collection, effect: 'restore', count: Number(count), seen: 0 }));
}

/** The other subjects of the changes: existing records, orders, and history entries that are not content. */
async function countOthers(read: Kysely<Tables>, request: UndoRequest): Promise<UndoOutcomePart[]> {
  const rows = await selectUndone(read, request)
    .leftJoin('entry', (join) =>
      join.onRef('entry.collection', '=', 'revision.collection').onRef('entry.id', '=', 'revision.entry_id'),
    )
    .leftJoin('record_index', (join) =>
      join
        .onRef('record_index.collection', '=', 'revision.collection')
        .onRef('record_index.entry_id', '=', 'revision.entry_id')
        .on(isShownSomewhere),
    )
    .select(({ fn }) => [
      'revision.collection',
      'revision.action',
      fn.countAll().as('count'),
      fn.count('entry.id').distinct().as('present'),
      fn.count('record_index.entry_id').distinct().as('seen'),
    ])
    .groupBy(['revision.collection', 'revision.action'])
    .execute();
  return rows.flatMap(({ collection, action, ...row }) => {
    const isContent = contentSlugs.has(collection);
    if (isContent && (action === 'create' || action === 'delete')) return [];
    const isUpdate = action === 'update';
    const count = Number(isContent && isUpdate ? row.present : row.count);
    const seen = isUpdate ? seenOf(collection, count, Number(row.seen)) : 0;
    return [{ collection, effect: effects[action], count, seen }];
  });
}

/** See `EntryStore.undoOutcome`. */
export async function readUndoOutcome(read: Kysely<Tables>, request: UndoRequest): Promise<UndoOutcome | null> {
  if (!isId(request.id)) return null;
  const head = await read.selectFrom('revision').select('at').where('id', '=', request.id).executeTakeFirst();
  if (head === undefined) return null;
  const parts = [
    ...(await countRemoved(read, request)),
    ...(await countRestored(read, request)),
    ...(await countOthers(read, request)),
  ].filter(({ count }) => count > 0);
  const removed = parts.reduce((sum, { effect, count }) => (effect === 'remove' ? sum + count : sum), 0);
  return { parts, isFirstImport: request.isGroup && (await beganSite(read, head.at, removed)) };
}

/**
 * True if a group of changes is the first import of the site: fewer older records exist than a tenth of those it
 * created.
 * @param at time of the first change of the group
 * @param created number of records that the group created
 */
export async function beganSite(read: Kysely<Tables>, at: Timestamp, created: number): Promise<boolean> {
  if (created <= fewest) return false;
  const most = Math.ceil(created / 10);
  const older = read
    .selectFrom('entry')
    .select(sql.lit(1).as('one'))
    .where('created_at', '<', at)
    .where('collection', 'not like', 'settings/%')
    .limit(most)
    .as('older');
  const { count } = await read
    .selectFrom(older)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) < most;
}
