/** What a visitor wrote: plain words in whatever language. */
export interface VisitorComment {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** True where the page has found that the company wrote it. */
  readonly isOurs?: boolean;
}

export interface FreePost extends VisitorComment {
  /** The latest ones, oldest first. */
  readonly comments: readonly VisitorComment[];
  /** How many there are with those that are not among them. */
  readonly commentCount: number;
}

/** How many messages are read at a time. */
export const commentsAtOnce = 20;

/** Some of what visitors wrote. */
export interface DiscussionPart<Item> {
  readonly items: readonly Item[];
  /** How many there are with those that are not among them. */
  readonly total: number;
  /** What to ask with for those that are older than these; `null` where there are none. */
  readonly older: number | null;
  /** The message they are older than; `null` where the latest were asked for, or no such message is known. */
  readonly behind: number | null;
}

/** What visitors wrote and everyone may read, a part at a time: nothing that is held for review. */
export interface Discussion {
  /** The latest comments on a section of a blog, or the latest of those before one of them; oldest first. */
  commentsOf(postId: number, olderThan: number | null): Promise<DiscussionPart<VisitorComment>>;
  /** The newest posts, or those behind one of them; newest first. */
  freePosts(olderThan: number | null): Promise<DiscussionPart<FreePost>>;
  /** One post with a part of its comments, oldest first; `null` where a visitor sees no such post. */
  freePost(
    id: number,
    olderThan: number | null,
  ): Promise<{ readonly post: FreePost; readonly part: DiscussionPart<VisitorComment> } | null>;
}
