import { type VisitorComment, type Voices, voicesAtOnce, type VoicesPart } from '../../content/model/voices.ts';
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
} from './list-voices.ts';

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

// One more than is shown, to know whether it is there.
const asked = voicesAtOnce + 1;

/** A part of some comments, of which `read` gives the latest before one. */
async function toPart<Row>(
  olderThan: number | null,
  read: (before: number | null, limit: number) => Promise<Listed<Row>>,
  toVoice: (row: Row) => VisitorComment,
): Promise<VoicesPart<VisitorComment>> {
  const { rows, total } = await read(olderThan, asked);
  const voices = rows.slice(-voicesAtOnce).map(toVoice);
  const isKnown = olderThan !== null && (await read(olderThan + 1, 1)).rows.map(toVoice)[0]?.id === olderThan;
  return {
    voices,
    total,
    older: rows.length > voicesAtOnce ? (voices[0]?.id ?? null) : null,
    behind: isKnown ? olderThan : null,
  };
}

/** What visitors wrote, as pages read it. */
export const createVoices = (database: Database): Voices => ({
  commentsOf: (postId, olderThan) =>
    toPart(olderThan, (before, limit) => listComments(database, postId, { before, limit }), toComment),
  async freePosts(olderThan) {
    const { rows, total, behind } = await listFreePosts(database, { limit: asked, after: olderThan });
    const voices = rows.slice(0, voicesAtOnce).map(toPost);
    return { voices, total, older: rows.length > voicesAtOnce ? (voices.at(-1)?.id ?? null) : null, behind };
  },
  async freePost(id, olderThan) {
    const found = await findFreePost(database, id);
    if (found === undefined) return null;
    const read = (before: number | null, limit: number) => listFreeComments(database, id, { before, limit });
    return { post: toPost(found), part: await toPart(olderThan, read, toReply) };
  },
});
