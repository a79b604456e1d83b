/** What a visitor wrote: plain words in whatever language. */
export interface VisitorComment {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface FreePost extends VisitorComment {
  /** Oldest first. */
  readonly comments: readonly VisitorComment[];
}

/** What visitors wrote and everyone may read: nothing that is held for review. */
export interface Voices {
  /** The comments on a section of a blog, oldest first. */
  commentsOf(postId: number): Promise<readonly VisitorComment[]>;
  /** Newest first. */
  freePosts(): Promise<readonly FreePost[]>;
}
