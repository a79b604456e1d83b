import { useInfiniteQuery } from '@tanstack/react-query';
import { community, type FreeComment, type ListedPost } from '../../../calls/community.ts';
import type { ChangeAnswer } from '../../../calls/model/answers.ts';
import type { PostKind } from '../../../calls/model/post.ts';
import { type ModeratedPost, moderation } from '../../../calls/moderation.ts';
import { commentsAtOnce } from '../../../content/model/discussion.ts';
import { callApi } from '../../app/call-api.ts';

/** A post or comment of any kind. */
export type VisitorPost = Omit<ModeratedPost, 'about' | 'hidden'> & Partial<Pick<ModeratedPost, 'hidden'>>;

/** A post with some of its comments. */
export interface DiscussedPost extends VisitorPost {
  readonly comments: readonly VisitorPost[];
}

const ofReply = ({ commenter_name: author, ...row }: FreeComment, held: boolean): VisitorPost => ({
  ...row,
  kind: 'post-comment',
  author,
  held,
  replies: 0,
});

function ofPost(post: ListedPost, held: boolean): DiscussedPost {
  const { id, author_name: author, content: text, created_at, comments, comment_count: count } = post;
  return {
    kind: 'post',
    id,
    post_id: null,
    author,
    text,
    created_at,
    held,
    replies: count ?? comments.length,
    comments: comments.map((comment) => ofReply(comment, held)),
  };
}

/**
 * Deletes a comment, or a post with its comments.
 * @throws CallFailure
 */
export function removePost({ kind, id, post_id: post }: VisitorPost): Promise<ChangeAnswer> {
  if (kind === 'comment') return callApi(community.removeComment, { params: { id } });
  return post === null
    ? callApi(community.removePost, { params: { id } })
    : callApi(community.removeReply, { params: { id: post, commentId: id } });
}

const partSize = 25;

/** The comments on a section of a blog, including those pending moderation, oldest first. */
export const useSectionComments = (section: number) =>
  useInfiniteQuery({
    queryKey: ['messages', 'comments', section],
    queryFn: ({ signal, pageParam }) => {
      const query = { section, sort: 'created_at', limit: partSize, after: pageParam || undefined };
      return callApi(moderation.list, { query, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The start of the next page, which is the id of the last item; `null` after the last page, which is not full. */
const nextAfter = (last: readonly VisitorPost[]): number | null =>
  last.length < commentsAtOnce ? null : (last.at(-1)?.id ?? null);

/** Posts, newest first, each with its latest comments. */
export const useFreePosts = () =>
  useInfiniteQuery({
    queryKey: ['messages', 'posts'],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: commentsAtOnce, after: pageParam || undefined };
      return (await callApi(community.posts, { query, signal })).map((post) => ofPost(post, false));
    },
    initialPageParam: 0,
    getNextPageParam: nextAfter,
  });

/** All comments on a post, oldest first. */
export const usePostComments = (post: number) =>
  useInfiniteQuery({
    queryKey: ['messages', 'posts', post],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: commentsAtOnce, after: pageParam };
      const replies = await callApi(community.replies, { params: { id: post }, query, signal });
      return replies.map((reply) => ofReply(reply, false));
    },
    initialPageParam: 0,
    getNextPageParam: nextAfter,
  });

/** Items of one kind that are pending moderation, oldest first. */
export const useHeldPosts = (kind: PostKind) =>
  useInfiniteQuery({
    queryKey: ['messages', 'held', kind],
    queryFn: ({ signal, pageParam }) => {
      const query = { kind, held: true, sort: 'created_at', limit: partSize, after: pageParam || undefined };
      return callApi(moderation.list, { query, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
