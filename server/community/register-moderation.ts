import type { Database } from '../database/connect.ts';
import type { EntryStore } from '../records/repository/entry-store.ts';
import type { MessageKind } from '../../calls/model/message.ts';
import { type MessagePlace, moderation } from '../../calls/moderation.ts';
import { callMessage } from '../../language/call-messages.ts';
import type { Language } from '../../language/languages.ts';
import { runChange } from '../records/repository/run-change.ts';
import type { Actor } from '../records/changes/stored-entry.ts';
import { notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import { countAuthor, removeAuthor } from '../discussion/authors.ts';
import { countMessages, listMessages, type MessageFilter, type MessageRow } from './list-messages.ts';
import { holdMessage } from '../discussion/message-history.ts';
import { messageKinds } from './message-kinds.ts';
import { countReplies, findPlaces } from './message-places.ts';

/** Serializes the cursor for an address. */
const writePlace = ({ created_at: at, kind, id }: MessagePlace): string => `${at} ${kind} ${id}`;

const onPost = ({ id, post_id, text, created_at }: MessageRow) => ({ id, post_id: post_id ?? 0, text, created_at });
const toComment = (row: MessageRow) => ({ ...onPost(row), username: row.author });
const toReply = (row: MessageRow) => ({ ...onPost(row), commenter_name: row.author });
const toPost = ({ id, author, text, created_at }: MessageRow) => ({
  id,
  author_name: author,
  content: text,
  created_at,
  comments: [],
});

/** The filter and the order of a list. */
type Asked = MessageFilter & { readonly sort: 'created_at' | '-created_at' };

interface MessageName {
  readonly kind: MessageKind;
  readonly id: number;
}

/** Moderation: finding comments and posts, hiding and showing them, and deleting everything of one author. */
export function serveModeration(
  serve: Serve,
  services: { readonly database: Database; readonly entries: EntryStore },
): void {
  const { database } = services;

  async function list({ sort, ...asked }: Asked) {
    const { messages, next } = await listMessages(database.read, { ...asked, isOldestFirst: sort === 'created_at' });
    const [placeOf, repliesTo] = await Promise.all([findPlaces(services, messages), countReplies(database, messages)]);
    return {
      messages: messages.map((message) => {
        const { reviewed, ...row } = message;
        const held = row.held === 1;
        return { ...row, held, hidden: held && reviewed === 1, about: placeOf(message), replies: repliesTo(message) };
      }),
      next: next && writePlace(next),
      total: asked.words === '' ? await countMessages(database.read, asked) : null,
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

  async function change({ kind, id }: MessageName, held: 0 | 1, actor: Actor, language: Language) {
    const key = { base: messageKinds[kind], id };
    const undo = await runChange(database, actor, (each) => holdMessage(each, key, held));
    if (undo === null) throw notFound();
    return { message: callMessage(held === 1 ? 'messageHeld' : 'messageReleased', language), undo };
  }
  serve(moderation.held, async ({ query: { sort, after, limit }, request, reply }) => {
    const asked = { words: '', held: true, isOldestFirst: sort === 'created_at', after, limit };
    const { messages, next } = await listMessages(database.read, asked);
    const total = await countMessages(database.read, asked);
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
