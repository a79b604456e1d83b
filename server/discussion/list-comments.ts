import { communityPosts } from '../../content/collections/index.ts';
import { commentsAtOnce } from '../../content/model/discussion.ts';
import { largestId } from '../../fields/record-id.ts';
import type { Database } from '../database/connect.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { CommentRow } from '../database/tables.ts';
import type { FreeCommentRow, FreePostRow } from './comments.ts';
import { countPosted, countPostedOn } from './count-posted.ts';

/** Which part of some comments to read: those after an id in chronological order, or the latest before one. */
export type CommentSlice = { readonly limit: number } & (
  | { readonly after: number }
  | { readonly before: number | null }
);

/** Some rows, and the total. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A free post with its latest comments, oldest first, and their total. */
export interface ListedPost {
  readonly post: FreePostRow;
  readonly comments: readonly FreeCommentRow[];
  readonly commentCount: number;
}

function toOrder(slice: CommentSlice) {
  return 'after' in slice
    ? ({ way: '>', from: slice.after, order: 'asc' } as const)
    : ({ way: '<', from: slice.before ?? largestId, order: 'desc' } as const);
}

const inTime = <Row extends { readonly id: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => one.id - other.id);

/** Comments on a section, oldest first, without those pending moderation. */
export async function listComments(
  { read }: Pick<Database, 'read'>,
  postId: number,
  slice: CommentSlice,
): Promise<Listed<CommentRow>> {
  const { way, from, order } = toOrder(slice);
  const rows = await read
    .selectFrom('comment')
    .selectAll()
    .where('post_collection', '=', communityPosts.base)
    .where('post_id', '=', postId)
    .where('held', '=', 0)
    .where('id', way, from)
    .orderBy('id', order)
    .limit(slice.limit)
    .execute();
  return { rows: inTime(rows), total: await countPosted(read, { of: 'comment', held: 0, on: [postId] }) };
}

/** The visible comments below a free post. */
const latestReplies = (read: Database['read'], postId: number) =>
  read.selectFrom('free_comment').selectAll().where('post_id', '=', postId).where('held', '=', 0);

/** Comments on a free post, oldest first. */
export async function listFreeComments(
  { read }: Pick<Database, 'read'>,
  postId: number,
  slice: CommentSlice,
): Promise<Listed<FreeCommentRow>> {
  const { way, from, order } = toOrder(slice);
  const rows = await latestReplies(read, postId)
    .where('id', way, from)
    .orderBy('id', order)
    .limit(slice.limit)
    .execute();
  return { rows: inTime(rows), total: await countPosted(read, { of: 'free_comment', held: 0, on: [postId] }) };
}

/** Adds the latest comments of each post. */
async function withComments(
  { read }: Pick<Database, 'read'>,
  posts: readonly FreePostRow[],
): Promise<readonly ListedPost[]> {
  const ids = posts.map(({ id }) => id);
  const countOf = await countPostedOn(read, { of: 'free_comment', held: 0, on: ids });
  const [first, ...others] = ids
    .filter((id) => countOf(id) > 0)
    .map((id) => {
      const latest = latestReplies(read, id).orderBy('id', 'desc').limit(commentsAtOnce);
      return read.selectFrom(latest.as('latest')).selectAll();
    });
  // One statement for all posts. Each of its parts reads only the comments that are shown.
  const comments = await others.reduce((all, each) => all?.unionAll(each), first)?.execute();
  const byPost = Map.groupBy(comments ?? [], ({ post_id }) => post_id);
  return posts.map((post) => ({
    post,
    comments: inTime(byPost.get(post.id) ?? []),
    commentCount: countOf(post.id),
  }));
}

/** Which part of the posts to read. */
interface PostSlice {
  readonly limit: number;
  /** The id of the last known post. If it was deleted, the list continues at its position. */
  readonly after: number | null;
  readonly isOldestFirst?: boolean;
}

/** Visitors' posts, newest first by default. */
export async function listFreePosts(
  database: Pick<Database, 'read'>,
  { limit, after, isOldestFirst = false }: PostSlice,
): Promise<Listed<ListedPost> & { readonly behind: number | null }> {
  const { read } = database;
  const { behind, from, order } = readingOrder(isOldestFirst);
  const shown = read.selectFrom('free_post').where('held', '=', 0);
  const total = await countPosted(read, { of: 'free_post', held: 0 });
  const place =
    after === null
      ? undefined
      : await read
          .selectFrom('free_post')
          .select(['id', 'created_at'])
          .where('id', from, after)
          .orderBy('id', order)
          .limit(1)
          .executeTakeFirst();
  const count = { total, behind: place?.id === after ? after : null };
  if (after !== null && place === undefined) return { rows: [], ...count };
  let query = shown.selectAll();
  if (place !== undefined) {
    const isItself = place.id === after ? behind : from;
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), isItself, eb.tuple(place.created_at, place.id)));
  }
  const posts = await query.orderBy('created_at', order).orderBy('id', order).limit(limit).execute();
  return { rows: await withComments(database, posts), ...count };
}

/** A post with its latest comments; undefined if visitors do not see such a post. */
export async function findFreePost(database: Pick<Database, 'read'>, id: number): Promise<ListedPost | undefined> {
  const posts = await database.read
    .selectFrom('free_post')
    .selectAll()
    .where('id', '=', id)
    .where('held', '=', 0)
    .execute();
  const [post] = await withComments(database, posts);
  return post;
}
