import { communityPosts, visitorCollections } from '../../content/collections/index.ts';
import { type Fields, wireName } from '../../fields/field.ts';
import { type Change } from '../records/changes/change.ts';
import { addRevision } from '../records/changes/note-records.ts';
import { findRow } from '../records/changes/entry-rows.ts';
import type { Recorded, RevisionStates } from '../records/changes/revision.ts';
import type { FieldValues } from '../records/changes/stored-entry.ts';
import type { CommentRow, RevisionRow } from '../database/tables.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';
import {
  deleteMessages,
  insertMessages,
  type KeptMessages,
  type MessageIds,
  nameOf,
  parseMessages,
  readMessages,
  tableOf,
  touchMessages,
} from './kept-messages.ts';

/** One message: which kind it is of, by the base of its calls, and its id. */
export interface MessageKey {
  readonly base: string;
  readonly id: number;
  /** The post a free comment must belong to, where the address of the call names it. */
  readonly postId?: number;
}

/** What a deletion took along. */
export interface RemovedMessages {
  /** The revision that takes it back. */
  readonly undo: number;
  readonly count: number;
}

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** The ids of one message alone. */
function idsOfKey({ base, id }: MessageKey): MessageIds {
  const table = tableOf(base);
  return {
    comments: table === 'comment' ? [id] : [],
    freePosts: table === 'free_post' ? [id] : [],
    freeComments: table === 'free_comment' ? [id] : [],
  };
}

/** Deletes messages with what belongs to them and keeps them in the history. Null where there are none. */
export async function removeMessages(change: Change, ids: MessageIds): Promise<RemovedMessages | null> {
  const before = await readMessages(change, ids);
  const name = nameOf(before);
  if (name === null) return null;
  await deleteMessages(change, before);
  touchMessages(change, before);
  const undo = await addRevision(change, { ...name, action: 'delete', former: before });
  return { undo, count: before.comments.length + before.freePosts.length + before.freeComments.length };
}

/** Deletes a message, a free post with its comments, and keeps them in the history. Null where there is none. */
export async function removeMessage(change: Change, key: MessageKey): Promise<number | null> {
  const { base, id, postId } = key;
  if (postId !== undefined && tableOf(base) === 'free_comment') {
    const own = change.tx.selectFrom('free_comment').select('id').where('id', '=', id).where('post_id', '=', postId);
    if ((await own.executeTakeFirst()) === undefined) return null;
  }
  return (await removeMessages(change, idsOfKey(key)))?.undo ?? null;
}

/** The message alone, without the comments below it. */
const withoutBelow = (messages: KeptMessages): KeptMessages =>
  messages.freePosts.length > 0 ? { ...messages, freeComments: [] } : messages;

/** Whether visitors see a message, and whether an administrator decided that. */
type Visibility = Pick<CommentRow, 'held' | 'reviewed'>;

const withVisibility = ({ comments, freePosts, freeComments }: KeptMessages, seen: Visibility): KeptMessages => ({
  comments: comments.map((row) => ({ ...row, ...seen })),
  freePosts: freePosts.map((row) => ({ ...row, ...seen })),
  freeComments: freeComments.map((row) => ({ ...row, ...seen })),
});

const visibilityOf = ({ comments, freePosts, freeComments }: KeptMessages): Visibility | undefined =>
  [...comments, ...freePosts, ...freeComments][0];

/**
 * Holds a message back from visitors, or shows it to them, as an administrator decided. Returns the revision; null where
 * there is no such message, or where it is so already.
 * @param reviewed 0 where a decision is taken back, so that the message awaits review again
 */
export async function holdMessage(
  change: Change,
  key: MessageKey,
  held: 0 | 1,
  reviewed: 0 | 1 = 1,
): Promise<number | null> {
  const before = withoutBelow(await readMessages(change, idsOfKey(key)));
  const seen = visibilityOf(before);
  const query = change.tx.updateTable(tableOf(key.base)).set({ held, reviewed }).where('id', '=', key.id);
  const { numUpdatedRows } = await query.where('held', '<>', held).executeTakeFirst();
  const name = nameOf(before);
  if (numUpdatedRows === 0n || name === null || seen === undefined) return null;
  touchMessages(change, before);
  const former = withVisibility(before, seen);
  return addRevision(change, { ...name, action: 'update', publishing: held === 1 ? 'hold' : 'release', former });
}

/** What messages hung on must be there again before they can come back. */
async function assertPlace({ tx }: Change, { comments, freePosts, freeComments }: KeptMessages): Promise<void> {
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

async function restoreMessages(change: Change, { former }: RevisionRow): Promise<number> {
  const after = parseMessages(former);
  const name = nameOf(after);
  if (name === null) throw new NotFoundError('message');
  await assertPlace(change, after);
  await insertMessages(change, after);
  touchMessages(change, after);
  return addRevision(change, { ...name, action: 'create', former: after });
}

/** Deletes again what had been brought back. */
async function removeRestored(change: Change, { former }: RevisionRow): Promise<number> {
  const { comments, freePosts, freeComments } = parseMessages(former);
  const ids = { comments: idsOf(comments), freePosts: idsOf(freePosts), freeComments: idsOf(freeComments) };
  const removed = await removeMessages(change, ids);
  if (removed === null) throw new NotFoundError('message');
  return removed.undo;
}

/** Holds or shows a message as it was before the revision. */
async function restoreHeld(change: Change, { collection, entry_id, former }: RevisionRow): Promise<number> {
  const seen = visibilityOf(parseMessages(former));
  const key = { base: collection, id: entry_id ?? 0 };
  const undoing = await holdMessage(change, key, seen?.held === 1 ? 1 : 0, seen?.reviewed === 1 ? 1 : 0);
  if (undoing === null) throw new NotFoundError('message');
  return undoing;
}

/**
 * Takes back what a revision of messages says: deleted ones return with their ids, their times and their comments,
 * those that were brought back go again, held and shown ones are as they were. Returns the id of the revision this is.
 *
 * @throws NotFoundError where a message, or what it hung on, is gone
 */
function takeBackMessage(change: Change, revision: RevisionRow): Promise<number> {
  if (revision.action === 'delete') return restoreMessages(change, revision);
  return revision.action === 'update' ? restoreHeld(change, revision) : removeRestored(change, revision);
}

/** The words of the message that a revision is about, under the names its declaration gives them. */
function messageFields(fields: Fields, { former }: RevisionRow): FieldValues | null {
  const { comments, freePosts, freeComments } = parseMessages(former);
  const row = new Map<string, unknown>(Object.entries(comments[0] ?? freePosts[0] ?? freeComments[0] ?? {}));
  if (row.size === 0) return null;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, row.get(wireName(name, field))]));
}

function statesOf(declared: Fields, row: RevisionRow): RevisionStates {
  const fields = messageFields(declared, row);
  const message = fields === null ? null : { fields, parentId: row.parent_id };
  // Holding a message back and showing it changes none of its words.
  return {
    before: row.action === 'create' ? null : message,
    after: row.action === 'delete' ? null : message,
  };
}

/** What visitors wrote; the history calls a message by its author. */
export const recordedMessages: readonly Recorded[] = visitorCollections.map(({ base, fields }) => ({
  base,
  fields,
  holds: 'messages',
  statesOf: async (_, row) => statesOf(fields, row),
  takeBack: takeBackMessage,
}));
