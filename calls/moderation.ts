import * as z from 'zod/mini';
import { recordId, writtenId } from '../fields/record-id.ts';
import { moment, messageAnswer, changeAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery } from './model/list.ts';
import { comment, freeComment, freePost, messageKind } from './model/message.ts';

const mostListed = 100;
const usualCount = 25;
const orders = ['-created_at', 'created_at'] as const;

/** Where a part of the list ended, as `next` writes it: when the last message was written, its kind and its id. */
const place = z.pipe(
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.transform((written) => written.split(' ')),
    ),
    z.tuple([moment, messageKind, writtenId]),
  ),
  z.transform(([created_at, kind, id]) => ({ created_at, kind, id })),
);

/** What a message was written on: a section of a blog, or a free post. */
const about = z.union([
  z.object({ section: recordId, blog: recordId, title: z.object({ en: z.string(), ar: z.string() }) }),
  z.object({ post: recordId, author: z.string(), text: z.string() }),
]);

/** A message of any kind. */
const listed = z.object({
  kind: messageKind,
  id: recordId,
  /** The section or the free post it is about; `null` for a free post itself. */
  post_id: z.nullable(recordId),
  author: z.string(),
  text: z.string(),
  created_at: moment,
  /** True while no visitor sees it. */
  held: z.boolean(),
  /** True for one that an administrator hid: it awaits no review. */
  hidden: z.boolean(),
  /** `null` for a free post, and for what was written on something that is gone. */
  about: z.nullable(about),
  /** How many comments a deletion takes along. */
  replies: z.int().check(z.minimum(0)),
});

const page = z.object({
  messages: z.array(listed),
  /** To be handed on as `after`; `null` at the end. */
  next: z.nullable(z.string()),
  /** How many there are in all; `null` where words are looked for. */
  total: z.nullable(z.int().check(z.minimum(0))),
});

const authored = z.strictObject({ author: storedText(200).check(z.minLength(1)) });

/** Reviewing what visitors wrote in public. */
export const moderation = {
  /** Newest first. */
  list: defineCall({
    method: 'GET',
    path: '/messages',
    access: 'administrator',
    summary: 'messagesRead',
    query: {
      kind: z.optional(messageKind),
      /** `true` for what awaits review, `false` for what visitors see. */
      held: z.optional(z.stringbool()),
      /** Only what an administrator hid. */
      hidden: z.optional(
        z.pipe(
          z.literal('true'),
          z.transform((): true => true),
        ),
      ),
      /** Only comments on this section of a blog. */
      section: z.optional(writtenId),
      ...listQuery({ usual: usualCount, most: mostListed, orders, fields: z.keyof(listed).options }),
      after: z.optional(place),
    },
    answer: page,
  }),
  /**
   * So many messages are looked through at a time that a part may hold fewer than its limit, or none, though there are
   * more behind it: `next` says so.
   * Words may be a person's name or address: they stand in a body, because addresses are kept in histories and logs. */
  find: defineCall({
    method: 'POST',
    path: '/messages/find',
    access: 'administrator',
    summary: 'messagesFind',
    body: z.strictObject({
      q: z._default(z.string().check(z.maxLength(200)), ''),
      kind: z.optional(messageKind),
      held: z.optional(z.boolean()),
      hidden: z.optional(z.literal(true)),
      after: z.optional(place),
      sort: z._default(z.enum(orders), orders[0]),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(mostListed)), usualCount),
    }),
    answer: page,
  }),
  countAuthor: defineCall({
    method: 'POST',
    path: '/messages/by',
    access: 'administrator',
    summary: 'authorRead',
    body: authored,
    answer: z.object({
      /** What was written under the name. */
      messages: z.int().check(z.minimum(0)),
      /** What others wrote below it. */
      replies: z.int().check(z.minimum(0)),
    }),
  }),
  removeAuthor: defineCall({
    method: 'POST',
    path: '/messages/by/remove',
    access: 'administrator',
    summary: 'authorRemove',
    body: authored,
    answer: z.extend(messageAnswer, { undo: z.int(), count: z.int() }),
    refusals: [404],
  }),
  /** What awaits review, oldest first, a part at a time. */
  held: defineCall({
    method: 'GET',
    path: '/held',
    access: 'administrator',
    summary: 'heldRead',
    query: {
      ...listQuery({ orders: ['created_at', '-created_at'], fields: z.keyof(listed).options }),
      after: z.optional(place),
    },
    answer: z.object({ comments: z.array(comment), posts: z.array(freePost), post_comments: z.array(freeComment) }),
  }),
  hold: defineCall({
    method: 'POST',
    path: '/held/:kind/:id',
    access: 'administrator',
    summary: 'heldHold',
    params: { kind: messageKind, id: writtenId },
    answer: changeAnswer,
  }),
  release: defineCall({
    method: 'POST',
    path: '/held/:kind/:id/release',
    access: 'administrator',
    summary: 'heldRelease',
    params: { kind: messageKind, id: writtenId },
    answer: changeAnswer,
  }),
};

/** A part of the list of all. */
export type MessagePage = Shape<typeof page>;
/** A message of the list of all. */
export type ListedMessage = Shape<typeof listed>;
/** Where a part of the list ended. */
export type MessagePlace = Shape<typeof place>;
