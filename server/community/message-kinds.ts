import { communityComments, freeComments, freePosts } from '../../content/collections/index.ts';

/** What the calls of review name each kind of message, and the base of its own calls. */
export const messageKinds = {
  comment: communityComments.base,
  post: freePosts.base,
  'post-comment': freeComments.base,
} as const;

export type MessageKind = keyof typeof messageKinds;

export const isMessageKind = (value: unknown): value is MessageKind =>
  typeof value === 'string' && Object.hasOwn(messageKinds, value);
