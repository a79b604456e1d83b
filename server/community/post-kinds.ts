import type { PostKind } from '../../calls/model/post.ts';
import { communityComments, freeComments, freePosts } from '../../content/collections/index.ts';

/** The API slug of each kind. */
export const postKinds = {
  comment: communityComments.base,
  post: freePosts.base,
  'post-comment': freeComments.base,
} as const satisfies Record<PostKind, string>;
