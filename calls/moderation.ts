import * as z from 'zod/mini';
import { recordId, writtenId } from '../fields/record-id.ts';
import { timestamp, messageAnswer, changeAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery } from './model/list.ts';
import { comment, freeComment, freePost, postKind } from './model/post.ts';

const mostListed = 100;
const usualCount = 25;
const orders = ['-created_at', 'created_at'] as const;

/** The end of a page as in `next`: timestamp, kind and id of the last item. */
const place = z.pipe(
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.transform((written) => written.split(' ')),
    ),
    z.tuple([timestamp, postKind, writtenId]),
  ),
  z.transform(([created_at, kind, id]) => ({ created_at, kind, id })),
);

/** What a comment is about: a section of a blog, or a post. */
const about = z.union([
  z.object({ section: recordId, blog: recordId, title: z.object({ en: z.string(), ar: z.string() }) }),
  z.object({ post: recordId, author: z.string(), text: z.string() }),
]);

/** A comment or post of any kind. */
const listed = z.object({
  kind: postKind,
  id: recordId,
  /** The id of the section or post; `null` for a post itself. */
  post_id: z.nullable(recordId),
  author: z.string(),
  text: z.string(),
  created_at: timestamp,
  /** True while visitors cannot see it. */
  held: z.boolean(),
  /** True if an administrator hid it; it is then not pending moderation. */
  hidden: z.boolean(),
  /** `null` for a post, and for a comment on something that no longer exists. */
  about: z.nullable(about),
  /** The number of comments that are deleted with it. */
  replies: z.int().check(z.minimum(0)),
});

const page = z.object({
  messages: z.array(listed),
  /** The value of `after` for the next page; `null` at the end. */
  next: z.nullable(z.string()),
  /** The total; `null` for a search. */
  total: z.nullable(z.int().check(z.minimum(0))),
});

const authored = z.strictObject({ author: storedText(200).check(z.minLength(1)) });

/** Moderation of posts and comments. */
export const moderation = {
  /** Newest first. */
  list: defineCall({
    method: 'GET',
    path: '/messages',
    access: 'administrator',
    summary: 'messagesRead',
    query: {
      kind: z.optional(postKind),
      /** `true` for items pending moderation, `false` for visible ones. */
      held: z.optional(z.stringbool()),
      /** Only items hidden by an administrator. */
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
   * Each request searches a limited number of items, so a page can be shorter than its limit, or empty, although `next`
   * is set. Search words are in the body, because they may be personal data and addresses appear in histories and logs.
   */
  find: defineCall({
    method: 'POST',
    path: '/messages/find',
    access: 'administrator',
    summary: 'messagesFind',
    body: z.strictObject({
      q: z._default(z.string().check(z.maxLength(200)), ''),
      kind: z.optional(postKind),
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
      /** The items by the author name. */
      messages: z.int().check(z.minimum(0)),
      /** Comments of others on these items. */
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
  /** Items pending moderation, oldest first, page by page. */
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
    params: { kind: postKind, id: writtenId },
    answer: changeAnswer,
  }),
  release: defineCall({
    method: 'POST',
    path: '/held/:kind/:id/release',
    access: 'administrator',
    summary: 'heldRelease',
    params: { kind: postKind, id: writtenId },
    answer: changeAnswer,
  }),
};

/** A page of all items. */
export type PostPage = Shape<typeof page>;
/** An item of that list. */
export type ModeratedPost = Shape<typeof listed>;
/** The end of a page. */
export type PostPlace = Shape<typeof place>;
