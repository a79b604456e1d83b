import type { Database } from '../database/connect.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import { community } from '../../calls/community.ts';
import { communityComments, communityPosts, freeComments, freePosts } from '../../content/collections/index.ts';
import { voicesAtOnce } from '../../content/model/voices.ts';
import { toId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { visibleEntries } from '../records/answer-entries.ts';
import { runChange } from '../entries/run-change.ts';
import { readFlatBody } from '../bodies/read-flat-body.ts';
import { type FormGuard, honeypotName } from '../forms/form-guard.ts';
import { parseMessage } from '../forms/parse-message.ts';
import { assertWithinLimits } from '../forms/visitor-limits.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { Actor } from '../changes/stored-entry.ts';
import { notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import {
  addComment,
  addFreeComment,
  addFreePost,
  allComments,
  serializeComment,
  serializeFreeComment,
  serializeFreePost,
} from '../voices/comments.ts';
import {
  type CommentSlice,
  findFreePost,
  listComments,
  listFreeComments,
  listFreePosts,
} from '../voices/list-voices.ts';
import { type MessageKey, removeMessage } from '../voices/message-history.ts';
import { answerVisitor, refuseVisitor } from './answer-visitor.ts';

/** What the public calls work with. */
interface CommunityServices {
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly forms: FormGuard;
  readonly pages: PageBook;
}

/** What forms send beside what was written: which page they stand on, and what no person fills in. */
const beside = ['page', honeypotName];

const totalHeader = 'x-total-count';

interface PartAsked {
  readonly limit?: number | undefined;
  readonly after?: number | undefined;
}

/** The part of some comments that is wanted: from the first on, or the latest where nothing is said. */
function toSlice({ limit, after }: PartAsked): CommentSlice {
  if (limit === undefined && after === undefined) return { limit: voicesAtOnce, before: null };
  return { limit: limit ?? voicesAtOnce, after: after ?? 0 };
}

/** What visitors write: comments on sections of blogs, free posts and comments on these. */
export function serveCommunity(serve: Serve, services: CommunityServices): void {
  const { database, entries, media, forms, pages } = services;
  async function remove(key: MessageKey, actor: Actor, language: Language) {
    const undo = await runChange(database, actor, (change) => removeMessage(change, key));
    if (undo === null) throw notFound();
    return { message: callMessage('itemDeleted', language), undo };
  }

  async function isShown(postId: number, language: Language): Promise<boolean> {
    const post = await entries.get(communityPosts, postId);
    if (post === null) return false;
    return (await visibleEntries(services, communityPosts, [post], { language, all: false })).length > 0;
  }

  serve(community.allComments, () => allComments(database));
  serve(community.comments, async ({ params: { id: postId }, query, language, reply }) => {
    const { rows, total } = (await isShown(postId, language))
      ? await listComments(database, postId, toSlice(query))
      : { rows: [], total: 0 };
    reply.header(totalHeader, total);
    return rows.map(serializeComment);
  });
  serve(
    community.addComment,
    async ({ language, request, reply }) => {
      await assertWithinLimits(database, request, 'comment');
      const body = await readFlatBody(request, media);
      const { username = '', text = '' } = parseMessage(communityComments, body, language, ['post_id', ...beside]);
      const postId = toId(body['post_id']);
      if (postId === undefined || !(await isShown(postId, language)))
        throw new InvalidError([{ path: 'post_id', code: 'unknownRecord' }]);
      const comment = { post_id: postId, username, text };
      const added = await addComment(database, comment, forms.judge(request, body));
      forms.admit(request, reply);
      return answerVisitor(request, reply, 'comment', added);
    },
    refuseVisitor(pages, 'comment'),
  );
  serve(community.removeComment, async ({ params: { id }, actor, language }) =>
    remove({ base: communityComments.base, id }, await actor(), language),
  );

  serve(community.posts, async ({ query: { limit = voicesAtOnce, after = null }, reply }) => {
    const { rows, total } = await listFreePosts(database, { limit, after });
    reply.header(totalHeader, total);
    return rows.map(({ post, comments: latest, commentCount }) => ({
      ...serializeFreePost(post, latest),
      ...(commentCount > latest.length && { comment_count: commentCount }),
    }));
  });
  serve(community.replies, async ({ params: { id: postId }, query, reply }) => {
    if ((await findFreePost(database, postId)) === undefined) throw notFound();
    const { rows, total } = await listFreeComments(database, postId, toSlice(query));
    reply.header(totalHeader, total);
    return rows.map(serializeFreeComment);
  });
  serve(
    community.addPost,
    async ({ language, request, reply }) => {
      await assertWithinLimits(database, request, 'post');
      const body = await readFlatBody(request, media);
      const { author_name = '', content = '' } = parseMessage(freePosts, body, language, beside);
      const added = await addFreePost(database, { author_name, content }, forms.judge(request, body));
      forms.admit(request, reply);
      return answerVisitor(request, reply, 'post', added);
    },
    refuseVisitor(pages, 'post'),
  );
  serve(community.removePost, async ({ params: { id }, actor, language }) =>
    remove({ base: freePosts.base, id }, await actor(), language),
  );

  serve(
    community.addReply,
    async ({ params: { id: postId }, language, request, reply }) => {
      await assertWithinLimits(database, request, 'free-comment');
      const body = await readFlatBody(request, media);
      const { commenter_name = '', text = '' } = parseMessage(freeComments, body, language, beside);
      const comment = { post_id: postId, commenter_name, text };
      const added = await addFreeComment(database, comment, forms.judge(request, body));
      if (added === null) throw notFound();
      forms.admit(request, reply);
      return answerVisitor(request, reply, 'reply', added);
    },
    refuseVisitor(pages, 'reply'),
  );
  serve(community.removeReply, async ({ params: { id: postId, commentId: id }, actor, language }) =>
    remove({ base: freeComments.base, id, postId }, await actor(), language),
  );
}
