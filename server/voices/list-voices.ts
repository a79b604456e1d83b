import { sql } from 'kysely';
import { voicesAtOnce } from '../../content/model/voices.ts';
import { largestId } from '../../fields/record-id.ts';
import type { Database } from '../database/connect.ts';
import { readingOrder } from '../database/reading-order.ts';
import type { CommentRow } from '../database/tables.ts';
import type { FreeCommentRow, FreePostRow } from './comments.ts';

/** Which part of some comments is read: those behind one in the order of time, or the latest before one. */
export type CommentSlice = { readonly limit: number } & (
  | { readonly after: number }
  | { readonly before: number | null }
);

/** Some rows, and how many there are in all. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A free post with its latest comments, oldest first, and how many it has in all. */
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

/** Comments on a section, oldest first; held ones never leave. */
export async function listComments(
  { read }: Pick<Database, 'read'>,
  postId: number,
  slice: CommentSlice,
): Promise<Listed<CommentRow>> {
  const { way, from, order } = toOrder(slice);
  const all = read.selectFrom('comment').where('post_id', '=', postId).where('held', '=', 0);
  const rows = await all.selectAll().where('id', way, from).orderBy('id', order).limit(slice.limit).execute();
  const { total } = await all.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { rows: inTime(rows), total: Number(total) };
}

/** Comments on a free post, oldest first. */
export async function listFreeComments(
  { read }: Pick<Database, 'read'>,
  postId: number,
  slice: CommentSlice,
): Promise<Listed<FreeCommentRow>> {
  const { way, from, order } = toOrder(slice);
  const all = read.selectFrom('free_comment').where('post_id', '=', postId).where('held', '=', 0);
  const rows = await all.selectAll().where('id', way, from).orderBy('id', order).limit(slice.limit).execute();
  const { total } = await all.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { rows: inTime(rows), total: Number(total) };
}

/** Adds the latest comments of each post. */
async function withComments(
  { read }: Pick<Database, 'read'>,
  posts: readonly FreePostRow[],
): Promise<readonly ListedPost[]> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const shown = read.selectFrom('free_comment').where('post_id', 'in', ids).where('held', '=', 0);
  const ranked = shown
    .selectAll()
    .select(sql<number>`row_number() over (partition by post_id order by id desc)`.as('rank'))
    .as('ranked');
  const comments = await read.selectFrom(ranked).selectAll().where('rank', '<=', voicesAtOnce).orderBy('id').execute();
  const counts = await shown
    .select(({ fn }) => ['post_id', fn.countAll<number | string>().as('count')])
    .groupBy('post_id')
    .execute();
  const byPost = Map.groupBy(comments, ({ post_id }) => post_id);
  const countOf = new Map(counts.map(({ post_id, count }) => [post_id, Number(count)]));
  return posts.map((post) => ({
    post,
    comments: byPost.get(post.id) ?? [],
    commentCount: countOf.get(post.id) ?? 0,
  }));
}

/** Which part of visitors' posts is read. */
interface PostSlice {
  readonly limit: number;
  /** The id of the post they stand behind; where it is gone, the one beside it takes its place. */
  readonly after: number | null;
  readonly isOldestFirst?: boolean;
}

/** Visitors' posts, newest first unless asked otherwise. */
export async function listFreePosts(
  database: Pick<Database, 'read'>,
  { limit, after, isOldestFirst = false }: PostSlice,
): Promise<Listed<ListedPost> & { readonly behind: number | null }> {
  const { read } = database;
  const { behind, from, order } = readingOrder(isOldestFirst);
  const shown = read.selectFrom('free_post').where('held', '=', 0);
  const { total } = await shown.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const place =
    after === null
      ? undefined
      : await read
          .selectFrom('free_post')
          .select(['id', 'created_at'])
          .where('id', from, after)
          .orderBy('id', order)
          .executeTakeFirst();
  const count = { total: Number(total), behind: place?.id === after ? after : null };
  if (after !== null && place === undefined) return { rows: [], ...count };
  let query = shown.selectAll();
  if (place !== undefined) {
    const isItself = place.id === after ? behind : from;
    query = query.where((eb) =>
      eb.or([
        eb('created_at', behind, place.created_at),
        eb.and([eb('created_at', '=', place.created_at), eb('id', isItself, place.id)]),
      ]),
    );
  }
  const posts = await query.orderBy('created_at', order).orderBy('id', order).limit(limit).execute();
  return { rows: await withComments(database, posts), ...count };
}

/** One post with its latest comments; undefined where a visitor sees no such post. */
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
