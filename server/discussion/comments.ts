import type { Selectable, Transaction } from 'kysely';
import { communityComments, communityPosts } from '../../content/collections/index.ts';
import { listTag } from '../records/changes/change.ts';
import type { Database } from '../database/connect.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { CommentRow, Tables } from '../database/tables.ts';
import type { SpamCheck } from '../forms/form-guard.ts';
import { countPosted } from './count-posted.ts';
import { isAboveUsual, type PostTable } from './usual-hour.ts';

export type FreePostRow = Selectable<Tables['free_post']>;
export type FreeCommentRow = Selectable<Tables['free_comment']>;

/** The collection whose records visitors comment on. */
export const commentedCollection = communityPosts;

/** The API slug of its comments. */
export const commentsSlug = communityComments.base;

/** Tags of what pages show: the comments of a section, and the free posts with their comments. */
export const commentsTag = (postId: number): string => listTag(commentsSlug, postId);
export const freePostsTag = 'communityposts/posts';

const now = (): string => new Date().toISOString();

/** Marks a comment that is pending moderation for its author; other visitors do not see it. */
const pendingMark = ({ held }: { readonly held: number }) => (held === 1 ? { held: true } : {});

/** 1 if it is pending moderation: it has spam signals, or it exceeds the usual number of its kind in an hour. */
const isPending = async (spamCheck: SpamCheck, tx: Transaction<Tables>, table: PostTable): Promise<0 | 1> =>
  (await spamCheck.settle(tx)).length > 0 || (await isAboveUsual(tx, table)) ? 1 : 0;

export const serializeComment = ({ id, post_id, username, text, created_at }: CommentRow) => ({
  id,
  post_id,
  username,
  text,
  created_at,
});
export const serializeFreeComment = ({ id, post_id, commenter_name, text, created_at }: FreeCommentRow) => ({
  id,
  post_id,
  commenter_name,
  text,
  created_at,
});
export const serializeFreePost = (
  { id, author_name, content, created_at }: FreePostRow,
  comments: readonly FreeCommentRow[],
) => ({
  id,
  author_name,
  content,
  created_at,
  comments: comments.map(serializeFreeComment),
});

/** Comments on all sections for the administrator, with those pending moderation marked, and their total. */
export async function allComments(
  { read }: Database,
  { after, isNewestFirst, limit }: { readonly after?: number | undefined; isNewestFirst: boolean; limit: number },
) {
  const { behind, order } = readingOrder(!isNewestFirst);
  const all = read.selectFrom('comment');
  const query = all.selectAll().orderBy('id', order).limit(limit);
  const found = await (after === undefined ? query : query.where('id', behind, after)).execute();
  const total = await countPosted(read, { of: 'comment' });
  return { found: found.map((row) => ({ ...serializeComment(row), held: row.held === 1 })), total };
}

export const addComment = (
  database: Database,
  comment: Pick<CommentRow, 'post_id' | 'username' | 'text'>,
  spamCheck: SpamCheck,
) =>
  database.transaction(async (tx) => {
    const held = await isPending(spamCheck, tx, 'comment');
    const values = { ...comment, post_collection: communityPosts.base, created_at: now(), held };
    const row = await tx.insertInto('comment').values(values).returningAll().executeTakeFirstOrThrow();
    await database.versions.touch(tx, [commentsTag(row.post_id)]);
    return { ...serializeComment(row), ...pendingMark(row) };
  });

export const addFreePost = (
  database: Database,
  post: Pick<FreePostRow, 'author_name' | 'content'>,
  spamCheck: SpamCheck,
) =>
  database.transaction(async (tx) => {
    const row = await tx
      .insertInto('free_post')
      .values({ ...post, created_at: now(), held: await isPending(spamCheck, tx, 'free_post') })
      .returningAll()
      .executeTakeFirstOrThrow();
    await database.versions.touch(tx, [freePostsTag]);
    return { ...serializeFreePost(row, []), ...pendingMark(row) };
  });

/** Adds a comment to a post; `null` if visitors do not see such a post. */
export const addFreeComment = (
  database: Database,
  comment: Pick<FreeCommentRow, 'post_id' | 'commenter_name' | 'text'>,
  spamCheck: SpamCheck,
) =>
  database.transaction(async (tx) => {
    const post = tx.selectFrom('free_post').select('id').where('id', '=', comment.post_id).where('held', '=', 0);
    if ((await post.executeTakeFirst()) === undefined) return null;
    const values = { ...comment, created_at: now(), held: await isPending(spamCheck, tx, 'free_comment') };
    const row = await tx.insertInto('free_comment').values(values).returningAll().executeTakeFirstOrThrow();
    await database.versions.touch(tx, [freePostsTag]);
    return { ...serializeFreeComment(row), ...pendingMark(row) };
  });
