import * as z from 'zod/mini';
import { communityComments, freeComments, freePosts } from '../content/collections/index.ts';
import { commentsAtOnce } from '../content/model/discussion.ts';
import { largestId, recordId, writtenId } from '../fields/record-id.ts';
import { changeAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { listQuery } from './model/list.ts';
import { comment, freeComment, freePost } from './model/post.ts';

/** The highest number of items in an answer. */
const most = 100;

/** The id of the item after which a page begins; 0 for the first page. */
const after = z.optional(writtenWhole(0, largestId));

/** Fields of forms beside the text: the page they are on, and the honeypot `fax`. */
const ofForms = { page: z.optional(z.string()), fax: z.optional(z.string()) };

/** Present if the item is pending moderation. */
const awaiting = { held: z.optional(z.literal(true)) };

const anyComment = z.extend(comment, { held: z.boolean() });

const listedPost = z.extend(freePost, {
  /** The number of comments, if there are more than listed. */
  comment_count: z.optional(z.int()),
});

/** The query of a list of comments. Without a page, the latest ones are returned. */
const commentsQuery = (shape: z.ZodMiniObject) => ({
  ...listQuery({ usual: commentsAtOnce, most, orders: ['id', '-id'], fields: Object.keys(shape.shape) }),
  limit: z.optional(writtenWhole(1, most)),
  after,
});

const comments = `/${communityComments.base}`;
const posts = `/${freePosts.base}`;
const replies = `/${freeComments.base}`;

/** Posts and comments of visitors. Unless stated otherwise, without those pending moderation. */
export const community = {
  allComments: defineCall({
    method: 'GET',
    path: comments,
    access: 'administrator',
    summary: 'commentsAll',
    query: listQuery({
      orders: ['id', '-id'],
      fields: z.keyof(anyComment).options,
    }),
    answer: z.array(anyComment),
  }),
  /** The comments on a section; the latest ones unless a page is requested. */
  comments: defineCall({
    method: 'GET',
    path: `${comments}/:id`,
    access: 'everyone',
    summary: 'commentsOf',
    params: withId,
    query: commentsQuery(comment),
    answer: z.array(comment),
    isCached: true,
  }),
  addComment: defineCall({
    method: 'POST',
    path: comments,
    access: 'everyone',
    summary: 'commentAdd',
    body: {
      is: 'fields',
      fields: communityComments.fields,
      isNew: true,
      beside: z.object({ post_id: z.union([recordId, z.string()]), ...ofForms }),
    },
    answer: z.extend(comment, awaiting),
    status: 201,
    refusals: [429],
    takesForms: true,
  }),
  removeComment: defineCall({
    method: 'DELETE',
    path: `${comments}/:id`,
    access: 'administrator',
    summary: 'commentRemove',
    params: withId,
    answer: changeAnswer,
  }),
  /** Newest first. */
  posts: defineCall({
    method: 'GET',
    path: posts,
    access: 'everyone',
    summary: 'postsAll',
    query: {
      ...listQuery({
        usual: commentsAtOnce,
        most,
        orders: ['-created_at', 'created_at'],
        fields: z.keyof(listedPost).options,
      }),
      after,
    },
    answer: z.array(listedPost),
    isCached: true,
  }),
  addPost: defineCall({
    method: 'POST',
    path: posts,
    access: 'everyone',
    summary: 'postAdd',
    body: { is: 'fields', fields: freePosts.fields, isNew: true, beside: z.object(ofForms) },
    answer: z.extend(freePost, awaiting),
    status: 201,
    refusals: [429],
    takesForms: true,
  }),
  removePost: defineCall({
    method: 'DELETE',
    path: `${posts}/:id`,
    access: 'administrator',
    summary: 'postRemove',
    params: withId,
    answer: changeAnswer,
  }),
  /** The comments on a post; the latest ones unless a page is requested. */
  replies: defineCall({
    method: 'GET',
    path: replies,
    access: 'everyone',
    summary: 'postComments',
    params: withId,
    query: commentsQuery(freeComment),
    answer: z.array(freeComment),
    isCached: true,
  }),
  addReply: defineCall({
    method: 'POST',
    path: replies,
    access: 'everyone',
    summary: 'postCommentAdd',
    params: withId,
    body: { is: 'fields', fields: freeComments.fields, isNew: true, beside: z.object(ofForms) },
    answer: z.extend(freeComment, awaiting),
    status: 201,
    refusals: [429],
    takesForms: true,
  }),
  removeReply: defineCall({
    method: 'DELETE',
    path: `${replies}/:commentId`,
    access: 'administrator',
    summary: 'postCommentRemove',
    params: { ...withId, commentId: writtenId },
    answer: changeAnswer,
  }),
};

export type FreeComment = Shape<typeof freeComment>;
export type ListedPost = Shape<typeof listedPost>;
