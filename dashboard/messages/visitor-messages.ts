import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { communityComments, freeComments, freePosts } from '../../content/collections/index.ts';
import { voicesAtOnce } from '../../content/model/voices.ts';
import type { VisitorCollection } from '../../content/model/visitor-collection.ts';
import { wireName } from '../../fields/field.ts';
import { call, isObject, type Read } from '../call.ts';

/** How the calls of review name each kind of message. */
export type MessageKind = 'comment' | 'post' | 'post-comment';

/** What a visitor wrote. */
export interface VisitorMessage {
  readonly kind: MessageKind;
  readonly id: number;
  /** The section or the free post it is about; `null` for a free post itself. */
  readonly postId: number | null;
  readonly author: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** True while it awaits review and no visitor sees it. */
  readonly isHeld: boolean;
  /** Where it is deleted. */
  readonly address: string;
  readonly comments: readonly VisitorMessage[];
  /** How many comments a deletion takes along. */
  readonly commentCount: number;
}

const declared: Readonly<Record<MessageKind, VisitorCollection>> = {
  comment: communityComments,
  post: freePosts,
  'post-comment': freeComments,
};

export const isMessageKind = (value: unknown): value is MessageKind =>
  typeof value === 'string' && Object.hasOwn(declared, value);

/** Where a message is deleted. */
export const messageAddress = (kind: MessageKind, postId: number | null, id: number): string =>
  `/${declared[kind].base.replace(':id', String(postId))}/${id}`;

const textIn = (row: Readonly<Record<string, unknown>>, wire: string): string => {
  const value = row[wire];
  return typeof value === 'string' ? value : '';
};

/** The text that a message holds under the name of its author, or under its only other one. */
function wordsOf({ fields, author }: VisitorCollection, row: Readonly<Record<string, unknown>>, isAuthor: boolean) {
  const found = Object.entries(fields).find(([name]) => (name === author) === isAuthor);
  return found === undefined ? '' : textIn(row, wireName(found[0], found[1]));
}

const readMessages =
  (kind: MessageKind, isHeld?: boolean): Read<readonly VisitorMessage[]> =>
  (answer) => {
    if (!Array.isArray(answer)) return null;
    const collection = declared[kind];
    return answer.filter(isObject).flatMap((row): VisitorMessage[] => {
      const { id, post_id: postId, held, comments, comment_count: count } = row;
      if (typeof id !== 'number') return [];
      const on = typeof postId === 'number' ? postId : null;
      const below = readMessages('post-comment', isHeld)(comments) ?? [];
      return [
        {
          kind,
          id,
          postId: on,
          author: wordsOf(collection, row, true),
          text: wordsOf(collection, row, false),
          createdAt: textIn(row, 'created_at'),
          isHeld: isHeld ?? held === true,
          address: messageAddress(kind, on, id),
          comments: below,
          commentCount: typeof count === 'number' ? count : below.length,
        },
      ];
    });
  };

const heldAnswer: Read<readonly VisitorMessage[]> = (answer) => {
  if (!isObject(answer)) return null;
  const posts = readMessages('post', true)(answer['posts']) ?? [];
  return [...posts, ...(readMessages('post-comment', true)(answer['post_comments']) ?? [])];
};

/** The comments on the sections of all blogs, oldest first. */
export const useComments = () =>
  useQuery({
    queryKey: ['messages', communityComments.base],
    queryFn: ({ signal }) => call(`/${communityComments.base}`, readMessages('comment'), { signal }),
  });

/** Visitors' messages of a call, a part at a time from the first of them on. */
const useParts = (path: string, kind: MessageKind, first: number | null) =>
  useInfiniteQuery({
    queryKey: ['messages', path],
    queryFn: ({ signal, pageParam }) => {
      const asked = new URLSearchParams({ limit: String(voicesAtOnce) });
      if (pageParam !== null) asked.set('after', String(pageParam));
      return call(`${path}?${asked}`, readMessages(kind, false), { signal });
    },
    initialPageParam: first,
    getNextPageParam: (last) => (last.length < voicesAtOnce ? null : (last.at(-1)?.id ?? null)),
  });

/** Free posts, newest first, each with its latest comments. */
export const useFreePosts = () => useParts(`/${freePosts.base}`, 'post', null);

/** All comments on a free post, oldest first. */
export const usePostComments = (post: number) =>
  useParts(`/${freeComments.base.replace(':id', String(post))}`, 'post-comment', 0);

/** Free posts, and comments on free posts, that await review. */
export const useHeldPosts = () =>
  useQuery({ queryKey: ['messages', 'held'], queryFn: ({ signal }) => call('/held', heldAnswer, { signal }) });
