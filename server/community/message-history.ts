import type { Selectable } from 'kysely';
import { communityComments, communityPosts, freePosts, visitorCollections } from '../../content/collections/index.ts';
import { wireName } from '../../fields/field.ts';
import type { CommentRow, RevisionRow, Tables } from '../database/tables.ts';
import { addRevision, type Change } from '../entries/change.ts';
import { findRow } from '../entries/entry-rows.ts';
import { NotFoundError } from '../entries/errors.ts';
import type { FieldValues } from '../entries/stored-entry.ts';

/** What visitors wrote, as a revision keeps it: the rows that went together, the one that was meant first. */
interface KeptMessages {
  readonly comments: readonly CommentRow[];
  readonly freePosts: readonly Selectable<Tables['free_post']>[];
  readonly freeComments: readonly Selectable<Tables['free_comment']>[];
}

/** One message: which kind it is of, by the base of its calls, and its id. */
export interface MessageKey {
  readonly base: string;
  readonly id: number;
  /** The post a free comment must belong to, where the address of the call names it. */
  readonly postId?: number;
}

const nothing: KeptMessages = { comments: [], freePosts: [], freeComments: [] };

// What these revisions hold follows from their base; this is where that is believed.
function parseMessages(json: string | null): KeptMessages {
  const messages: KeptMessages = JSON.parse(json ?? 'null');
  return messages;
}

/** True for the base of what visitors write. */
export const isMessageBase = (base: string): boolean => visitorCollections.some((each) => each.base === base);

/** Reads a message with what belongs to it, kept from others until the change is done. */
async function readMessages({ tx, dialect }: Change, { base, id, postId }: MessageKey): Promise<KeptMessages> {
  if (base === communityComments.base) {
    return { ...nothing, comments: await tx.selectFrom('comment').selectAll().where('id', '=', id).execute() };
  }
  if (base === freePosts.base) {
    const post = tx.selectFrom('free_post').selectAll().where('id', '=', id);
    // A comment being written holds this row on PostgreSQL; waiting for it brings the comment into the revision.
    const posts = await (dialect === 'postgres' ? post.forUpdate() : post).execute();
    const below = tx.selectFrom('free_comment').selectAll().where('post_id', '=', id).orderBy('id');
    return { ...nothing, freePosts: posts, freeComments: posts.length === 0 ? [] : await below.execute() };
  }
  const comment = tx.selectFrom('free_comment').selectAll().where('id', '=', id);
  const rows = await (postId === undefined ? comment : comment.where('post_id', '=', postId)).execute();
  return { ...nothing, freeComments: rows };
}

/** Notes which pages show the messages. */
function touchMessages({ tags }: Change, messages: KeptMessages): void {
  for (const { post_id } of messages.comments) tags.add(`${communityComments.base}<${post_id}`);
  if (messages.freePosts.length > 0 || messages.freeComments.length > 0) tags.add(freePosts.base);
}

const parentIdOf = ({ comments, freePosts: posts, freeComments }: KeptMessages): number | null =>
  posts.length > 0 ? null : (comments[0]?.post_id ?? freeComments[0]?.post_id ?? null);

/** Deletes a message, a free post with its comments, and keeps them in the history. Null where there is none. */
export async function removeMessage(change: Change, key: MessageKey): Promise<number | null> {
  const { base, id } = key;
  const before = await readMessages(change, key);
  if (before.comments.length + before.freePosts.length + before.freeComments.length === 0) return null;
  const table = base === communityComments.base ? 'comment' : base === freePosts.base ? 'free_post' : 'free_comment';
  await change.tx.deleteFrom(table).where('id', '=', id).execute();
  touchMessages(change, before);
  const parentId = parentIdOf(before);
  return addRevision(
    change,
    { action: 'delete', collection: base, entryId: id, parentId, before, after: null },
    new Set(),
  );
}

/** What a message hung on must be there again before it can come back. */
async function assertPlace({ tx }: Change, { comments, freePosts: posts, freeComments }: KeptMessages): Promise<void> {
  for (const { post_id } of comments) {
    if ((await findRow(tx, communityPosts.base, post_id)) === undefined) throw new NotFoundError('section');
  }
  const [comment] = posts.length > 0 ? [] : freeComments;
  if (comment === undefined) return;
  const post = await tx.selectFrom('free_post').select('id').where('id', '=', comment.post_id).executeTakeFirst();
  if (post === undefined) throw new NotFoundError('post');
}

async function restoreMessages(change: Change, { collection, entry_id, before }: RevisionRow): Promise<number> {
  const after = parseMessages(before);
  await assertPlace(change, after);
  for (const row of after.comments) await change.tx.insertInto('comment').values(row).execute();
  for (const row of after.freePosts) await change.tx.insertInto('free_post').values(row).execute();
  for (const row of after.freeComments) await change.tx.insertInto('free_comment').values(row).execute();
  touchMessages(change, after);
  const parentId = parentIdOf(after);
  return addRevision(
    change,
    { action: 'create', collection, entryId: entry_id, parentId, before: null, after },
    new Set(),
  );
}

/**
 * Takes back what a revision of a message says: a deleted one returns with its id, its time and its comments, one
 * that was brought back goes again. Returns the id of the revision this is.
 *
 * @throws NotFoundError where the message, or what it hung on, is gone
 */
export async function takeBackMessage(change: Change, revision: RevisionRow): Promise<number> {
  if (revision.action === 'delete') return restoreMessages(change, revision);
  const removed = await removeMessage(change, { base: revision.collection, id: revision.entry_id ?? 0 });
  if (removed === null) throw new NotFoundError('message');
  return removed;
}

/** The words of the message that a revision is about, under the names its declaration gives them. */
export function messageFields({ collection, before, after }: RevisionRow): FieldValues | null {
  const declared = visitorCollections.find(({ base }) => base === collection);
  const { comments, freePosts: posts, freeComments } = parseMessages(before ?? after);
  const row = new Map<string, unknown>(Object.entries(comments[0] ?? posts[0] ?? freeComments[0] ?? {}));
  if (declared === undefined || row.size === 0) return null;
  return Object.fromEntries(
    Object.entries(declared.fields).map(([name, field]) => [name, row.get(wireName(name, field))]),
  );
}
