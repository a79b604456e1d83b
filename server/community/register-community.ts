import type { FastifyRequest } from 'fastify';
import type { ReaderAbout } from '../records/reader/create-reader.ts';
import type { EntryStore } from '../records/repository/entry-store.ts';
import { community } from '../../calls/community.ts';
import { communityComments, communityPosts, freeComments, freePosts } from '../../content/collections/index.ts';
import { commentsAtOnce } from '../../content/model/discussion.ts';
import { defaultCountry } from '../../content/countries.ts';
import type { Reader } from '../../content/model/reader.ts';
import { companyNames, speaksForCompany } from '../../content/speaks-for-company.ts';
import { toId } from '../../fields/record-id.ts';
import { callMessage } from '../../language/call-messages.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';
import type { FormServices } from '../pages/plain-form.ts';
import { visibleEntries } from '../records/http/answer-entries.ts';
import { runChange } from '../records/repository/run-change.ts';
import { readFlatBody } from '../bodies/read-flat-body.ts';
import type { ApiBody } from '../bodies/api-body.ts';
import { honeypotName, type SpamCheck } from '../forms/form-guard.ts';
import { parseMessage } from '../forms/parse-message.ts';
import { assertWithinLimits } from '../forms/visitor-limits.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { Actor } from '../records/changes/stored-entry.ts';
import { notFound } from '../http/call-error.ts';
import { partOf } from '../http/part-of.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import {
  addComment,
  addFreeComment,
  addFreePost,
  allComments,
  commentsTag,
  freePostsTag,
  serializeComment,
  serializeFreeComment,
  serializeFreePost,
} from '../discussion/comments.ts';
import {
  type CommentSlice,
  findFreePost,
  type Listed,
  listComments,
  listFreeComments,
  listFreePosts,
} from '../discussion/list-comments.ts';
import { type PostKey, removePost } from '../discussion/post-history.ts';
import { answerVisitor, refuseVisitor } from './answer-visitor.ts';

/** The services of the public calls. */
interface CommunityServices extends FormServices {
  readonly entries: EntryStore;
  readonly reader: (about: ReaderAbout) => Reader;
}

/** Names that forms send beside the content: the page of the form, and the honeypot. */
const beside = ['page', honeypotName];

interface PartQuery {
  readonly limit?: number | undefined;
  readonly after?: number | undefined;
  readonly sort: 'id' | '-id';
}

/**
 * Reads a part of some comments, from the first or from the latest on. By default it has the latest comments in
 * chronological order, and the next part has those before them.
 */
async function readPart<Row extends { readonly id: number }>(
  { limit: asked, after, sort }: PartQuery,
  read: (slice: CommentSlice) => Promise<Listed<Row>>,
) {
  const isLatest = sort === 'id' && after === undefined && asked === undefined;
  const limit = asked ?? commentsAtOnce;
  const goesBack = isLatest || sort === '-id';
  const slice = goesBack ? { before: after ?? null } : { after: after ?? 0 };
  const found = await read({ ...slice, limit: limit + 1 });
  const { rows, next } = partOf(goesBack ? found.rows.toReversed() : found.rows, limit);
  return {
    rows: isLatest ? rows.toReversed() : rows,
    facts: { total: found.total, next, ...(isLatest && { sort: '-id' }) },
  };
}

/** Comments on sections of blogs, free posts, and comments on free posts. */
export function serveCommunity(serve: Serve, services: CommunityServices): void {
  const { database, entries, media, forms, pages, reader } = services;
  async function remove(key: PostKey, actor: Actor, language: Language) {
    const undo = await runChange(database, actor, (change) => removePost(change, key));
    if (undo === null) throw notFound();
    return { message: callMessage('itemDeleted', language), undo };
  }

  /** The spam check of every form. In addition, text in the name of the company is pending moderation. */
  async function checkForSpam(request: FastifyRequest, body: ApiBody, author: string): Promise<SpamCheck> {
    const spamCheck = forms.checkForSpam(request, body);
    const names = await companyNames(reader({ language: defaultLanguage, country: defaultCountry, tags: new Set() }));
    if (!speaksForCompany(author, names)) return spamCheck;
    return { settle: async (tx) => [...(await spamCheck.settle(tx)), 'company-name'] };
  }

  /** @param tags receives a tag for everything that the answer depends on */
  async function isShown(postId: number, language: Language, tags: Set<string>): Promise<boolean> {
    tags.add(`${communityPosts.base}/${postId}`);
    const post = await entries.get(communityPosts, postId);
    if (post === null) return false;
    return (await visibleEntries(services, communityPosts, [post], { language, all: false, tags })).length > 0;
  }

  serve(community.allComments, async ({ query: { after, limit, sort }, request, reply }) => {
    const { found, total } = await allComments(database, { after, isNewestFirst: sort === '-id', limit: limit + 1 });
    const { rows, next } = partOf(found, limit);
    tellList(request, reply, { total, next });
    return rows;
  });
  serve(community.comments, async ({ params: { id: postId }, query, language, request, reply, tags }) => {
    tags.add(commentsTag(postId));
    const isThere = await isShown(postId, language, tags);
    const { rows, facts } = await readPart(query, async (slice) =>
      isThere ? listComments(database, postId, slice) : { rows: [], total: 0 },
    );
    tellList(request, reply, facts);
    return rows.map(serializeComment);
  });
  serve(
    community.addComment,
    async ({ language, request, reply }) => {
      await assertWithinLimits(database, request, 'comment');
      const body = await readFlatBody(request, media);
      const { username = '', text = '' } = parseMessage(communityComments, body, language, ['post_id', ...beside]);
      const postId = toId(body['post_id']);
      if (postId === undefined || !(await isShown(postId, language, new Set())))
        throw new InvalidError([{ path: 'post_id', code: 'unknownRecord' }]);
      const comment = { post_id: postId, username, text };
      const added = await addComment(database, comment, await checkForSpam(request, body, username));
      forms.admit(request, reply);
      return answerVisitor(request, reply, 'comment', added);
    },
    refuseVisitor(pages, 'comment'),
  );
  serve(community.removeComment, async ({ params: { id }, actor, language }) =>
    remove({ base: communityComments.base, id }, await actor(), language),
  );

  serve(community.posts, async ({ query: { limit, after = null, sort }, request, reply, tags }) => {
    tags.add(freePostsTag);
    const isOldestFirst = sort === 'created_at';
    const found = await listFreePosts(database, { limit: limit + 1, after, isOldestFirst });
    const rows = found.rows.slice(0, limit);
    const next = found.rows.length > limit ? (rows.at(-1)?.post.id ?? null) : null;
    tellList(request, reply, { total: found.total, next });
    return rows.map(({ post, comments: latest, commentCount }) => ({
      ...serializeFreePost(post, latest),
      ...(commentCount > latest.length && { comment_count: commentCount }),
    }));
  });
  serve(community.replies, async ({ params: { id: postId }, query, request, reply, tags }) => {
    tags.add(freePostsTag);
    if ((await findFreePost(database, postId)) === undefined) throw notFound();
    const { rows, facts } = await readPart(query, (slice) => listFreeComments(database, postId, slice));
    tellList(request, reply, facts);
    return rows.map(serializeFreeComment);
  });
  serve(
    community.addPost,
    async ({ language, request, reply }) => {
      await assertWithinLimits(database, request, 'post');
      const body = await readFlatBody(request, media);
      const { author_name = '', content = '' } = parseMessage(freePosts, body, language, beside);
      const added = await addFreePost(
        database,
        { author_name, content },
        await checkForSpam(request, body, author_name),
      );
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
      const added = await addFreeComment(database, comment, await checkForSpam(request, body, commenter_name));
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
