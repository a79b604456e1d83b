import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AnyComment, community, type FreeComment, type ListedPost } from '../../calls/community.ts';
import type { ToldChange } from '../../calls/model/answers.ts';
import { type ListedMessage, moderation } from '../../calls/moderation.ts';
import { voicesAtOnce } from '../../content/model/voices.ts';
import { ask } from '../ask.ts';
import { askAll } from '../ask-all.ts';

/** What a visitor wrote, of whatever kind. */
export type VisitorMessage = Omit<ListedMessage, 'about'>;

/** A free post with some of its comments. */
export interface DiscussedPost extends VisitorMessage {
  readonly comments: readonly VisitorMessage[];
}

const ofComment = ({ username: author, ...row }: AnyComment): VisitorMessage => ({
  ...row,
  kind: 'comment',
  author,
  replies: 0,
});

const ofReply = ({ commenter_name: author, ...row }: FreeComment, held: boolean): VisitorMessage => ({
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

/** Deletes a message, a free post with its comments. @throws CallFailure */
export function removeMessage({ kind, id, post_id: post }: VisitorMessage): Promise<ToldChange> {
  if (kind === 'comment') return ask(community.removeComment, { params: { id } });
  return post === null
    ? ask(community.removePost, { params: { id } })
    : ask(community.removeReply, { params: { id: post, commentId: id } });
}

/** The comments on the sections of all blogs, oldest first. */
export const useComments = () =>
  useQuery({
    queryKey: ['messages', 'comments'],
    queryFn: async ({ signal }) =>
      (await askAll((after) => ask(community.allComments, { query: { after }, signal }))).map(ofComment),
  });

/** Where the next part of a list starts, which its last message tells; the last part is not full. */
const nextAfter = (last: readonly VisitorMessage[]): number | null =>
  last.length < voicesAtOnce ? null : (last.at(-1)?.id ?? null);

/** Free posts, newest first, each with its latest comments. */
export const useFreePosts = () =>
  useInfiniteQuery({
    queryKey: ['messages', 'posts'],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: voicesAtOnce, after: pageParam || undefined };
      return (await ask(community.posts, { query, signal })).map((post) => ofPost(post, false));
    },
    initialPageParam: 0,
    getNextPageParam: nextAfter,
  });

/** All comments on a free post, oldest first. */
export const usePostComments = (post: number) =>
  useInfiniteQuery({
    queryKey: ['messages', 'posts', post],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: voicesAtOnce, after: pageParam };
      const replies = await ask(community.replies, { params: { id: post }, query, signal });
      return replies.map((reply) => ofReply(reply, false));
    },
    initialPageParam: 0,
    getNextPageParam: nextAfter,
  });

/** Free posts, and comments on free posts, that await review. */
export const useHeldPosts = () =>
  useQuery({
    queryKey: ['messages', 'held'],
    queryFn: async ({ signal }): Promise<readonly VisitorMessage[]> => {
      const { posts, post_comments: replies } = await ask(moderation.held, { signal });
      return [...posts.map((post) => ofPost(post, true)), ...replies.map((reply) => ofReply(reply, true))];
    },
  });
