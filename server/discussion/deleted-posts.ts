import type { Selectable } from 'kysely';
import { communityComments, freeComments, freePosts } from '../../content/collections/index.ts';
import { type Change, touchList } from '../records/changes/change.ts';
import type { CommentRow, RevisionRow, Tables } from '../database/tables.ts';

/** The rows of a revision of the discussion that were deleted together. The selected ones come first. */
export interface DeletedPosts {
  readonly comments: readonly CommentRow[];
  readonly freePosts: readonly Selectable<Tables['free_post']>[];
  readonly freeComments: readonly Selectable<Tables['free_comment']>[];
}

/** Ids by kind. The comments below a free post always belong to it. */
export interface PostIds {
  readonly comments: readonly number[];
  readonly freePosts: readonly number[];
  readonly freeComments: readonly number[];
}

/** Adds a column that older revisions do not have. */
const reviewed = <Row extends { readonly reviewed: number }>(row: Row): Row => Object.assign({ reviewed: 0 }, row);

// The collection of a revision determines its content, so it is not validated here.
export function parsePosts(json: RevisionRow['former']): DeletedPosts {
  const { comments, freePosts: posts, freeComments: replies }: DeletedPosts = JSON.parse(json ?? 'null');
  return { comments: comments.map(reviewed), freePosts: posts.map(reviewed), freeComments: replies.map(reviewed) };
}

/** The table behind an API slug. */
export const tableOf = (slug: string): 'comment' | 'free_post' | 'free_comment' =>
  slug === communityComments.base ? 'comment' : slug === freePosts.base ? 'free_post' : 'free_comment';

/** A statement accepts only some ten thousand values. */
const idsAtOnce = 10_000;
/** Each row takes seven values. */
const rowsAtOnce = 500;

function* portionsOf<Each>(all: readonly Each[], size: number): Generator<Each[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

async function readPortions<Row>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<Row[]>,
): Promise<readonly Row[]> {
  const parts: Row[][] = [];
  for (const some of portionsOf(ids, idsAtOnce)) parts.push(await read(some));
  return parts.flat();
}

/** Reads comments and posts with everything below them, and locks the posts until the change is done. */
export async function readPosts({ tx, dialect }: Change, ids: PostIds): Promise<DeletedPosts> {
  const comments = tx.selectFrom('comment').selectAll().orderBy('id');
  const posts = tx.selectFrom('free_post').selectAll().orderBy('id');
  // On PostgreSQL a comment that is being inserted locks its post. Waiting for that lock brings the comment into the
  // revision.
  const locked = dialect === 'postgres' ? posts.forUpdate() : posts;
  const replies = tx.selectFrom('free_comment').selectAll().orderBy('id');
  const postRows = await readPortions(ids.freePosts, (some) => locked.where('id', 'in', some).execute());
  const named = await readPortions(ids.freeComments, (some) => replies.where('id', 'in', some).execute());
  const below = await readPortions(ids.freePosts, (some) => replies.where('post_id', 'in', some).execute());
  const meant = new Set(ids.freePosts);
  return {
    comments: await readPortions(ids.comments, (some) => comments.where('id', 'in', some).execute()),
    freePosts: postRows,
    freeComments: [...named.filter(({ post_id }) => !meant.has(post_id)), ...below],
  };
}

/** Deletes the rows. The foreign key deletes the comments below a post. */
export async function deletePosts({ tx }: Change, posts: DeletedPosts): Promise<void> {
  const rows = [
    ['free_comment', posts.freeComments],
    ['free_post', posts.freePosts],
    ['comment', posts.comments],
  ] as const;
  for (const [table, gone] of rows) {
    const ids = gone.map(({ id }) => id);
    for (const some of portionsOf(ids, idsAtOnce)) await tx.deleteFrom(table).where('id', 'in', some).execute();
  }
}

/** Inserts the rows again, unchanged. */
export async function insertPosts({ tx }: Change, deleted: DeletedPosts): Promise<void> {
  const { comments, freePosts: posts, freeComments: replies } = deleted;
  for (const some of portionsOf(comments, rowsAtOnce)) await tx.insertInto('comment').values(some).execute();
  for (const some of portionsOf(posts, rowsAtOnce)) await tx.insertInto('free_post').values(some).execute();
  for (const some of portionsOf(replies, rowsAtOnce)) await tx.insertInto('free_comment').values(some).execute();
}

/** Touches the tags of the pages that show the rows. */
export function touchPosts(change: Change, posts: DeletedPosts): void {
  for (const { post_id } of posts.comments) touchList(change, communityComments.base, post_id);
  if (posts.freePosts.length > 0 || posts.freeComments.length > 0) touchList(change, freePosts.base);
}

/**
 * The history entry of rows that were deleted together, named after the first of them and its author. Null if there are
 * none.
 */
export function nameOf({ comments, freePosts: posts, freeComments: replies }: DeletedPosts) {
  const [[comment], [post], [reply]] = [comments, posts, replies];
  if (comment !== undefined) {
    return {
      collection: communityComments.base,
      entryId: comment.id,
      parentId: comment.post_id,
      title: comment.username,
    };
  }
  if (post !== undefined)
    return { collection: freePosts.base, entryId: post.id, parentId: null, title: post.author_name };
  if (reply !== undefined)
    return {
      collection: freeComments.base,
      entryId: reply.id,
      parentId: reply.post_id,
      title: reply.commenter_name,
    };
  return null;
}
