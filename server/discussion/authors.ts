import { type Kysely, sql } from 'kysely';
import type { Change } from '../records/changes/change.ts';
import type { Timestamp, Tables } from '../database/tables.ts';
import type { PostIds } from './deleted-posts.ts';
import { type RemovedPosts, removePosts } from './post-history.ts';

const endOfTime: Timestamp = '9999';

/** The ids of everything under an author name, compared exactly; with `until`, only of what was written until then. */
export async function idsOfAuthor(
  connection: Kysely<Tables>,
  author: string,
  until: Timestamp = endOfTime,
): Promise<PostIds> {
  const [comments, freePosts, freeComments] = [
    connection.selectFrom('comment').select('id').where('username', '=', author),
    connection.selectFrom('free_post').select('id').where('author_name', '=', author),
    connection.selectFrom('free_comment').select('id').where('commenter_name', '=', author),
  ];
  const idsIn = async (rows: Promise<readonly { readonly id: number }[]>) => (await rows).map(({ id }) => id);
  return {
    comments: await idsIn(comments.where('created_at', '<=', until).execute()),
    freePosts: await idsIn(freePosts.where('created_at', '<=', until).execute()),
    freeComments: await idsIn(freeComments.where('created_at', '<=', until).execute()),
  };
}

/** What a deletion of everything under a name would delete. */
export interface AuthorCount {
  /** Comments and posts under the name. */
  readonly messages: number;
  /** Comments of others below them. */
  readonly replies: number;
}

/** Counts the comments and posts under a name. */
export async function countAuthor(connection: Kysely<Tables>, author: string): Promise<AuthorCount> {
  const count = sql<number>`count(*)`.as('count');
  const own = [
    connection.selectFrom('comment').select(count).where('username', '=', author),
    connection.selectFrom('free_post').select(count).where('author_name', '=', author),
    connection.selectFrom('free_comment').select(count).where('commenter_name', '=', author),
  ];
  const counts = await Promise.all(own.map((query) => query.executeTakeFirstOrThrow()));
  const below = await connection
    .selectFrom('free_comment')
    .innerJoin('free_post', 'free_post.id', 'free_comment.post_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('author_name', '=', author)
    .where('commenter_name', '<>', author)
    .executeTakeFirstOrThrow();
  const posts = counts.reduce((sum, each) => sum + each.count, 0);
  return { messages: posts, replies: Number(below.count) };
}

/** Deletes everything under a name, with the comments of others below it, as one change. Null if there is nothing. */
export const removeAuthor = async (change: Change, author: string): Promise<RemovedPosts | null> =>
  removePosts(change, await idsOfAuthor(change.tx, author));
