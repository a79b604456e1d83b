import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../records/repository/entry-store.ts';
import type { PostKind } from '../../calls/model/post.ts';
import { type PostPlace, moderation } from '../../calls/moderation.ts';
import { callMessage } from '../../language/call-messages.ts';
import type { Language } from '../../language/languages.ts';
import { runChange } from '../records/repository/run-change.ts';
import type { Actor } from '../records/changes/stored-entry.ts';
import { notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import { countAuthor, removeAuthor } from '../discussion/authors.ts';
import { countPosts, listPosts, type PostFilter, type PostRow } from './list-posts.ts';
import { moderatePost } from '../discussion/post-history.ts';
import { postKinds } from './post-kinds.ts';
import { countReplies, findPlaces } from './post-places.ts';

/** Serializes the cursor for an address. */
const writePlace = ({ created_at: at, kind, id }: PostPlace): string => `${at} ${kind} ${id}`;

const onPost = ({ id, post_id, text, created_at }: PostRow) => ({ id, post_id: post_id ?? 0, text, created_at });
const toComment = (row: PostRow) => ({ ...onPost(row), username: row.author });
const toReply = (row: PostRow) => ({ ...onPost(row), commenter_name: row.author });
const toPost = ({ id, author, text, created_at }: PostRow) => ({
  id,
  author_name: author,
  content: text,
  created_at,
  comments: [],
});

/** The filter and the order of a list. */
type PostQuery = PostFilter & { readonly sort: 'created_at' | '-created_at' };

interface PostName {
  readonly kind: PostKind;
  readonly id: number;
}

/** Moderation: finding comments and posts, hiding and showing them, and deleting everything of one author. */
export function serveModeration(
  serve: Serve,
  services: { readonly database: Database; readonly entries: EntryStore },
): void {
  const { database } = services;

  async function list({ sort, ...asked }: PostQuery) {
    const { messages, next } = await listPosts(database.read, { ...asked, isOldestFirst: sort === 'created_at' });
    const [placeOf, repliesTo] = await Promise.all([findPlaces(services, messages), countReplies(database, messages)]);
    return {
      messages: messages.map((message) => {
        const { reviewed, ...row } = message;
        const held = row.held === 1;
        return { ...row, held, hidden: held && reviewed === 1, about: placeOf(message), replies: repliesTo(message) };
      }),
      next: next && writePlace(next),
      total: asked.words === '' ? await countPosts(database.read, asked) : null,
    };
  }
  serve(moderation.list, async ({ query, request, reply }) => {
    const page = await list({ ...query, words: '' });
    tellList(request, reply, page);
    return page;
  });
  serve(moderation.find, ({ body: { q, ...rest } }) => list({ ...rest, words: q }));
  serve(moderation.countAuthor, ({ body }) => countAuthor(database.read, body.author));
  serve(moderation.removeAuthor, async ({ body: { author }, actor, language }) => {
    const removed = await runChange(database, await actor(), (change) => removeAuthor(change, author));
    if (removed === null) throw notFound();
    return { message: callMessage('authorDeleted', language), ...removed };
  });

  async function change({ kind, id }: PostName, held: 0 | 1, actor: Actor, language: Language) {
    const key = { base: postKinds[kind], id };
    const undo = await runChange(database, actor, (each) => moderatePost(each, key, held));
    if (undo === null) throw notFound();
    return { message: callMessage(held === 1 ? 'messageHeld' : 'messageReleased', language), undo };
  }
  serve(moderation.held, async ({ query: { sort, after, limit }, request, reply }) => {
    const filter = { words: '', held: true, isOldestFirst: sort === 'created_at', after, limit };
    const { messages, next } = await listPosts(database.read, filter);
    const total = await countPosts(database.read, filter);
    tellList(request, reply, { total, next: next && writePlace(next) });
    return {
      comments: messages.flatMap((row) => (row.kind === 'comment' ? [toComment(row)] : [])),
      posts: messages.flatMap((row) => (row.kind === 'post' ? [toPost(row)] : [])),
      post_comments: messages.flatMap((row) => (row.kind === 'post-comment' ? [toReply(row)] : [])),
    };
  });
  serve(moderation.hold, async ({ params, actor, language }) => change(params, 1, await actor(), language));
  serve(moderation.release, async ({ params, actor, language }) => change(params, 0, await actor(), language));
}
