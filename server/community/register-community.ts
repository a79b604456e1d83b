import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { communityComments, communityPosts, freeComments, freePosts } from '../../content/collections/index.ts';
import { voicesAtOnce } from '../../content/model/voices.ts';
import { largestId, toId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { readFlatBody } from '../bodies/read-flat-body.ts';
import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import { runChange } from '../entries/run-change.ts';
import { honeypotName, type FormGuard } from '../forms/form-guard.ts';
import { parseMessage } from '../forms/parse-message.ts';
import { assertWithinLimits } from '../forms/visitor-limits.ts';
import { notFound } from '../http/call-error.ts';
import { actorOf, administratorReads, administratorWrites, openToVisitors, type SessionGuard } from '../http/guards.ts';
import { readChecked } from '../http/read-checked.ts';
import { readId } from '../http/read-id.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import { visibleEntries } from '../records/answer-entries.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
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
import { answerVisitor, type Posted, refuseVisitor } from './answer-visitor.ts';

/** What the public calls work with. */
interface CommunityServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly entries: EntryStore;
  readonly media: MediaStore;
  readonly forms: FormGuard;
  readonly pages: PageBook;
}

/** What forms send beside what was written: which page they stand on, and what no person fills in. */
const beside = ['page', honeypotName];

const mostAtOnce = 100;
const totalHeader = 'x-total-count';

/** Which part of a list is wanted: how many, and behind which of its messages. */
const partAsked = z.object({
  limit: z.coerce.number().int().min(1).max(mostAtOnce).optional(),
  after: z.coerce.number().int().min(0).max(largestId).optional(),
});

/** The part of some comments that is wanted: from the first on, or the latest where nothing is said. */
function readSlice({ query }: FastifyRequest): CommentSlice {
  const { limit, after } = readChecked(partAsked, query);
  if (limit === undefined && after === undefined) return { limit: voicesAtOnce, before: null };
  return { limit: limit ?? voicesAtOnce, after: after ?? 0 };
}

/** What visitors write: comments on sections of blogs, free posts and comments on these. */
export function registerCommunity(app: FastifyInstance, services: CommunityServices, language: Language): void {
  const { accounts, database, entries, media, forms, pages } = services;
  const fromVisitors = (posted: Posted) => ({ ...openToVisitors, errorHandler: refuseVisitor(pages, posted) });
  const comments = `/${communityComments.base}`;
  const posts = `/${freePosts.base}`;
  async function remove(request: FastifyRequest, key: MessageKey) {
    const actor = await actorOf(accounts, request);
    const undo = await runChange(database, actor, (change) => removeMessage(change, key));
    if (undo === null) throw notFound();
    return { message: callMessage('itemDeleted', language), undo };
  }

  async function isShown(postId: number): Promise<boolean> {
    const post = await entries.get(communityPosts, postId);
    if (post === null) return false;
    return (await visibleEntries(services, communityPosts, [post], { language, all: false })).length > 0;
  }

  app.get(comments, administratorReads(accounts), () => allComments(database));
  app.get(`${comments}/:id`, async (request, reply) => {
    const postId = readId(request);
    const slice = readSlice(request);
    const { rows, total } = (await isShown(postId))
      ? await listComments(database, postId, slice)
      : { rows: [], total: 0 };
    reply.header(totalHeader, total);
    return rows.map(serializeComment);
  });
  app.post(comments, fromVisitors('comment'), async (request, reply) => {
    await assertWithinLimits(database, request, 'comment');
    const body = await readFlatBody(request, media);
    const { username = '', text = '' } = parseMessage(communityComments, body, language, ['post_id', ...beside]);
    const postId = toId(body['post_id']);
    if (postId === undefined || !(await isShown(postId)))
      throw new InvalidError([{ path: 'post_id', code: 'unknownRecord' }]);
    const comment = { post_id: postId, username, text };
    const added = await addComment(database, comment, forms.judge(request, body));
    forms.admit(request, reply);
    return answerVisitor(request, reply, 'comment', added);
  });
  app.delete(`${comments}/:id`, administratorWrites(accounts), (request) =>
    remove(request, { base: communityComments.base, id: readId(request) }),
  );

  app.get(posts, async (request, reply) => {
    const { limit = voicesAtOnce, after = null } = readChecked(partAsked, request.query);
    const { rows, total } = await listFreePosts(database, { limit, after });
    reply.header(totalHeader, total);
    return rows.map(({ post, comments: latest, commentCount }) => ({
      ...serializeFreePost(post, latest),
      ...(commentCount > latest.length && { comment_count: commentCount }),
    }));
  });
  app.get(`/${freeComments.base}`, async (request, reply) => {
    const postId = readId(request);
    if ((await findFreePost(database, postId)) === undefined) throw notFound();
    const { rows, total } = await listFreeComments(database, postId, readSlice(request));
    reply.header(totalHeader, total);
    return rows.map(serializeFreeComment);
  });
  app.post(posts, fromVisitors('post'), async (request, reply) => {
    await assertWithinLimits(database, request, 'post');
    const body = await readFlatBody(request, media);
    const { author_name = '', content = '' } = parseMessage(freePosts, body, language, beside);
    const added = await addFreePost(database, { author_name, content }, forms.judge(request, body));
    forms.admit(request, reply);
    return answerVisitor(request, reply, 'post', added);
  });
  app.delete(`${posts}/:id`, administratorWrites(accounts), (request) =>
    remove(request, { base: freePosts.base, id: readId(request) }),
  );

  app.post(`/${freeComments.base}`, fromVisitors('reply'), async (request, reply) => {
    await assertWithinLimits(database, request, 'free-comment');
    const postId = readId(request);
    const body = await readFlatBody(request, media);
    const { commenter_name = '', text = '' } = parseMessage(freeComments, body, language, beside);
    const comment = { post_id: postId, commenter_name, text };
    const added = await addFreeComment(database, comment, forms.judge(request, body));
    if (added === null) throw notFound();
    forms.admit(request, reply);
    return answerVisitor(request, reply, 'reply', added);
  });
  app.delete(`/${freeComments.base}/:commentId`, administratorWrites(accounts), (request) =>
    remove(request, { base: freeComments.base, id: readId(request, 'commentId'), postId: readId(request) }),
  );
}
