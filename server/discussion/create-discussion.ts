import {
  type VisitorComment,
  type Discussion,
  commentsAtOnce,
  type DiscussionPart,
} from '../../content/model/discussion.ts';
import type { Database } from '../database/connect.ts';
import type { CommentRow } from '../database/tables.ts';
import type { FreeCommentRow } from './comments.ts';
import {
  findFreePost,
  type Listed,
  listComments,
  type ListedPost,
  listFreeComments,
  listFreePosts,
} from './list-comments.ts';

const toComment = ({ id, username, text, created_at }: CommentRow): VisitorComment => ({
  id,
  author: username,
  text,
  createdAt: created_at,
});
const toReply = ({ id, commenter_name, text, created_at }: FreeCommentRow): VisitorComment => ({
  id,
  author: commenter_name,
  text,
  createdAt: created_at,
});
const toPost = ({ post, comments, commentCount }: ListedPost) => ({
  id: post.id,
  author: post.author_name,
  text: post.content,
  createdAt: post.created_at,
  comments: comments.map(toReply),
  commentCount,
});

// One more than is shown, to know whether there are more.
const commentsToRead = commentsAtOnce + 1;

/** A page of comments. `read` returns the latest comments before an id. */
async function toPart<Row>(
  olderThan: number | null,
  read: (before: number | null, limit: number) => Promise<Listed<Row>>,
  toComment: (row: Row) => VisitorComment,
): Promise<DiscussionPart<VisitorComment>> {
  const { rows, total } = await read(olderThan, commentsToRead);
  const items = rows.slice(-commentsAtOnce).map(toComment);
  const isKnown = olderThan !== null && (await read(olderThan + 1, 1)).rows.map(toComment)[0]?.id === olderThan;
  return {
    items,
    total,
    older: rows.length > commentsAtOnce ? (items[0]?.id ?? null) : null,
    behind: isKnown ? olderThan : null,
  };
}

/** The discussion as pages read it. */
export const createDiscussion = (database: Database): Discussion => ({
  commentsOf: (postId, olderThan) =>
    toPart(olderThan, (before, limit) => listComments(database, postId, { before, limit }), toComment),
  async freePosts(olderThan) {
    const { rows, total, behind } = await listFreePosts(database, { limit: commentsToRead, after: olderThan });
    const items = rows.slice(0, commentsAtOnce).map(toPost);
    return { items, total, older: rows.length > commentsAtOnce ? (items.at(-1)?.id ?? null) : null, behind };
  },
  async freePost(id, olderThan) {
    const found = await findFreePost(database, id);
    if (found === undefined) return null;
    const read = (before: number | null, limit: number) => listFreeComments(database, id, { before, limit });
    return { post: toPost(found), part: await toPart(olderThan, read, toReply) };
  },
});
