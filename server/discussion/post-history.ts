import { communityPosts, visitorCollections } from '../../content/collections/index.ts';
import { type Fields, apiNameOf } from '../../fields/field.ts';
import { type Change } from '../records/changes/change.ts';
import { addRevision } from '../records/changes/note-records.ts';
import { findRow } from '../records/changes/entry-rows.ts';
import type { Recorded, RevisionStates } from '../records/changes/revision.ts';
import type { FieldValues } from '../records/changes/stored-entry.ts';
import type { CommentRow, RevisionRow } from '../database/tables.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';
import {
  deletePosts,
  insertPosts,
  type DeletedPosts,
  type PostIds,
  nameOf,
  parsePosts,
  readPosts,
  tableOf,
  touchPosts,
} from './deleted-posts.ts';

/** The key of a comment or post: the API slug of its kind, and its id. */
export interface PostKey {
  readonly base: string;
  readonly id: number;
  /** The post of a free comment, if the address of the call has it. */
  readonly postId?: number;
}

/** The result of a deletion. */
export interface RemovedPosts {
  /** The revision that undoes it. */
  readonly undo: number;
  readonly count: number;
}

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** The ids of one comment or post. */
function idsOfKey({ base, id }: PostKey): PostIds {
  const table = tableOf(base);
  return {
    comments: table === 'comment' ? [id] : [],
    freePosts: table === 'free_post' ? [id] : [],
    freeComments: table === 'free_comment' ? [id] : [],
  };
}

/** Deletes comments and posts with everything below them and stores them in the history. Null if there are none. */
export async function removePosts(change: Change, ids: PostIds): Promise<RemovedPosts | null> {
  const before = await readPosts(change, ids);
  const name = nameOf(before);
  if (name === null) return null;
  await deletePosts(change, before);
  touchPosts(change, before);
  const undo = await addRevision(change, { ...name, action: 'delete', former: before });
  return { undo, count: before.comments.length + before.freePosts.length + before.freeComments.length };
}

/**
 * Deletes a comment, or a free post with its comments, and stores the rows in the history. Returns the revision; null
 * if there is no such row.
 */
export async function removePost(change: Change, key: PostKey): Promise<number | null> {
  const { base, id, postId } = key;
  if (postId !== undefined && tableOf(base) === 'free_comment') {
    const own = change.tx.selectFrom('free_comment').select('id').where('id', '=', id).where('post_id', '=', postId);
    if ((await own.executeTakeFirst()) === undefined) return null;
  }
  return (await removePosts(change, idsOfKey(key)))?.undo ?? null;
}

/** The row itself, without the comments below it. */
const withoutBelow = (posts: DeletedPosts): DeletedPosts =>
  posts.freePosts.length > 0 ? { ...posts, freeComments: [] } : posts;

/** Whether visitors see a row, and whether an administrator decided that. */
type Visibility = Pick<CommentRow, 'held' | 'reviewed'>;

const withVisibility = ({ comments, freePosts, freeComments }: DeletedPosts, seen: Visibility): DeletedPosts => ({
  comments: comments.map((row) => ({ ...row, ...seen })),
  freePosts: freePosts.map((row) => ({ ...row, ...seen })),
  freeComments: freeComments.map((row) => ({ ...row, ...seen })),
});

const visibilityOf = ({ comments, freePosts, freeComments }: DeletedPosts): Visibility | undefined =>
  [...comments, ...freePosts, ...freeComments][0];

/**
 * Hides a comment or post from visitors, or shows it. Returns the revision; null if there is no such row, or if it
 * already has that state.
 * @param reviewed 0 to undo a decision, so that the row is pending moderation again
 */
export async function moderatePost(
  change: Change,
  key: PostKey,
  held: 0 | 1,
  reviewed: 0 | 1 = 1,
): Promise<number | null> {
  const before = withoutBelow(await readPosts(change, idsOfKey(key)));
  const seen = visibilityOf(before);
  const query = change.tx.updateTable(tableOf(key.base)).set({ held, reviewed }).where('id', '=', key.id);
  const { numUpdatedRows } = await query.where('held', '<>', held).executeTakeFirst();
  const name = nameOf(before);
  if (numUpdatedRows === 0n || name === null || seen === undefined) return null;
  touchPosts(change, before);
  const former = withVisibility(before, seen);
  return addRevision(change, { ...name, action: 'update', publishing: held === 1 ? 'hold' : 'release', former });
}

/** Restored rows need the section or post that they belong to. */
async function assertPlace({ tx }: Change, { comments, freePosts, freeComments }: DeletedPosts): Promise<void> {
  for (const id of new Set(comments.map(({ post_id }) => post_id))) {
    if ((await findRow(tx, communityPosts.base, id)) === undefined) throw new NotFoundError('section');
  }
  const returning = new Set(idsOf(freePosts));
  for (const id of new Set(freeComments.map(({ post_id }) => post_id))) {
    if (returning.has(id)) continue;
    const post = await tx.selectFrom('free_post').select('id').where('id', '=', id).executeTakeFirst();
    if (post === undefined) throw new NotFoundError('post');
  }
}

async function restorePosts(change: Change, { former }: RevisionRow): Promise<number> {
  const after = parsePosts(former);
  const name = nameOf(after);
  if (name === null) throw new NotFoundError('message');
  await assertPlace(change, after);
  await insertPosts(change, after);
  touchPosts(change, after);
  return addRevision(change, { ...name, action: 'create', former: after });
}

/** Deletes rows that were restored. */
async function removeRestored(change: Change, { former }: RevisionRow): Promise<number> {
  const { comments, freePosts, freeComments } = parsePosts(former);
  const ids = { comments: idsOf(comments), freePosts: idsOf(freePosts), freeComments: idsOf(freeComments) };
  const removed = await removePosts(change, ids);
  if (removed === null) throw new NotFoundError('message');
  return removed.undo;
}

/** Restores the visibility from before the revision. */
async function restoreHeld(change: Change, { collection, entry_id, former }: RevisionRow): Promise<number> {
  const seen = visibilityOf(parsePosts(former));
  const key = { base: collection, id: entry_id ?? 0 };
  const undoing = await moderatePost(change, key, seen?.held === 1 ? 1 : 0, seen?.reviewed === 1 ? 1 : 0);
  if (undoing === null) throw new NotFoundError('message');
  return undoing;
}

/**
 * Undoes a revision of the discussion: restores deleted rows with their ids, timestamps and comments, deletes restored
 * ones again, and resets the visibility. Returns the id of the new revision.
 *
 * @throws NotFoundError if a row, or the record it belongs to, is gone
 */
function undoPost(change: Change, revision: RevisionRow): Promise<number> {
  if (revision.action === 'delete') return restorePosts(change, revision);
  return revision.action === 'update' ? restoreHeld(change, revision) : removeRestored(change, revision);
}

/** The texts of a row in a revision, under the field names of its declaration. */
function postFields(fields: Fields, { former }: RevisionRow): FieldValues | null {
  const { comments, freePosts, freeComments } = parsePosts(former);
  const row = new Map<string, unknown>(Object.entries(comments[0] ?? freePosts[0] ?? freeComments[0] ?? {}));
  if (row.size === 0) return null;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, row.get(apiNameOf(name, field))]));
}

function statesOf(declared: Fields, row: RevisionRow): RevisionStates {
  const fields = postFields(declared, row);
  const post = fields === null ? null : { fields, parentId: row.parent_id };
  // Hiding and showing changes no text.
  return {
    before: row.action === 'create' ? null : post,
    after: row.action === 'delete' ? null : post,
  };
}

/** The discussion in the history, which names rows by their author. */
export const recordedPosts: readonly Recorded[] = visitorCollections.map(({ base, fields }) => ({
  base,
  fields,
  holds: 'messages',
  statesOf: async (_, row) => statesOf(fields, row),
  undo: undoPost,
}));
