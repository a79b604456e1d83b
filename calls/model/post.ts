import * as z from 'zod/mini';
import { recordId } from '../../fields/record-id.ts';
import { timestamp } from './answers.ts';

/** The kinds of posts and comments. */
export const postKind = z.enum(['comment', 'post', 'post-comment']);
export type PostKind = z.output<typeof postKind>;

/** A comment on a section of a blog. */
export const comment = z.object({
  id: recordId,
  post_id: recordId,
  username: z.string(),
  text: z.string(),
  created_at: timestamp,
});

/** A comment on a post. */
export const freeComment = z.object({
  id: recordId,
  post_id: recordId,
  commenter_name: z.string(),
  text: z.string(),
  created_at: timestamp,
});

/** A post with its latest comments, oldest first. */
export const freePost = z.object({
  id: recordId,
  author_name: z.string(),
  content: z.string(),
  created_at: timestamp,
  comments: z.array(freeComment),
});
