import type { FastifyInstance, FastifyRequest } from 'fastify';
import { communityComments, communityPosts, freeComments, freePosts } from '../../content/collections/index.ts';
import { toId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { visibleEntries } from '../calls/answer-entries.ts';
import type { CallServices } from '../calls/call-services.ts';
import { actorOf, administratorReads, administratorWrites, openToVisitors } from '../calls/guards.ts';
import { readId } from '../calls/read-id.ts';
import { runChange } from '../entries/change.ts';
import { honeypotName } from '../enquiries/form-guard.ts';
import { InvalidError } from '../entries/errors.ts';
import { notFound } from '../errors/call-error.ts';
import { answerVisitor, type Posted, refuseVisitor } from './answer-visitor.ts';
import { addComment, addFreeComment, addFreePost, allComments, commentsOfPost, listFreePosts } from './comments.ts';
import { type MessageKey, removeMessage } from './message-history.ts';
import { parseMessage, readFlatBody } from './read-message.ts';
import { assertWithinLimits } from './visitor-limits.ts';

/** What forms send beside what was written: which page they stand on, and what no person fills in. */
const beside = ['page', honeypotName];

/** What visitors write: comments on sections of blogs, free posts and comments on these. */
export function registerCommunity(app: FastifyInstance, services: CallServices, language: Language): void {
  const { accounts, database, entries, media, enquiries, pages } = services;
  const { forms } = enquiries;
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
  app.get(`${comments}/:id`, async (request) => {
    const postId = readId(request);
    return (await isShown(postId)) ? commentsOfPost(database, postId) : [];
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

  app.get(posts, () => listFreePosts(database));
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
