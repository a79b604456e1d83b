/** A visitor's post or comment: plain text in any language. */
export interface VisitorComment {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** True if the page has determined that the company wrote it. */
  readonly isOurs?: boolean;
}

export interface FreePost extends VisitorComment {
  /** The latest ones, oldest first. */
  readonly comments: readonly VisitorComment[];
  /** Number of all comments. */
  readonly commentCount: number;
}

/** Number of posts or comments read at a time. */
export const commentsAtOnce = 20;

/** A page of posts or comments. */
export interface DiscussionPart<Item> {
  readonly items: readonly Item[];
  /** Number of all items. */
  readonly total: number;
  /** The value of `olderThan` for the next older page; `null` if there is none. */
  readonly older: number | null;
  /** The id that these items are older than; `null` on the page of the latest, or if the requested id is unknown. */
  readonly behind: number | null;
}

/** Reads the posts and comments that are public, a page at a time, without those pending moderation. */
export interface Discussion {
  /** The latest comments on a section of a blog, or the latest of those before one of them; oldest first. */
  commentsOf(postId: number, olderThan: number | null): Promise<DiscussionPart<VisitorComment>>;
  /** The newest posts, or those after one of them; newest first. */
  freePosts(olderThan: number | null): Promise<DiscussionPart<FreePost>>;
  /** One post with a page of its comments, oldest first; `null` if visitors cannot see it. */
  freePost(
    id: number,
    olderThan: number | null,
  ): Promise<{ readonly post: FreePost; readonly part: DiscussionPart<VisitorComment> } | null>;
}
