import type { MessageKind } from '../../calls/model/message.ts';
import { communityComments, freeComments, freePosts } from '../../content/collections/index.ts';

/** The API slug of each kind. */
export const messageKinds = {
  comment: communityComments.base,
  post: freePosts.base,
  'post-comment': freeComments.base,
} as const satisfies Record<MessageKind, string>;
