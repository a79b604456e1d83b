import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PostKind } from '../../../calls/model/post.ts';
import { type ModeratedPost, type PostPage, moderation } from '../../../calls/moderation.ts';
import { callApi } from '../../app/call-api.ts';

/** The filter of the list; `null` means no filter. */
export interface PostFilter {
  readonly words: string;
  readonly kind: PostKind | null;
  /** True for items pending moderation, false for visible ones. */
  readonly held: boolean | null;
  /** Only items hidden by an administrator. */
  readonly isHidden: boolean;
}

const pageSize = 25;

/** The number of batches searched before the user is asked to continue. */
const searchesAtOnce = 10;

/** Searches batch by batch until a page is full. */
async function findFrom(after: string, fetchPart: (after: string | undefined) => Promise<PostPage>): Promise<PostPage> {
  const posts: ModeratedPost[] = [];
  let next: string | null = after;
  for (let turn = 0; turn < searchesAtOnce && next !== null && posts.length < pageSize; turn += 1) {
    const part: PostPage = await fetchPart(next || undefined);
    posts.push(...part.messages);
    ({ next } = part);
  }
  return { messages: posts, next, total: null };
}

/** Posts and comments, newest first, page by page. */
export const usePosts = ({ words, kind, held, isHidden }: PostFilter) =>
  useInfiniteQuery({
    queryKey: ['messages', 'all', words, kind, held, isHidden],
    queryFn: ({ signal, pageParam }) => {
      const query = { kind: kind ?? undefined, held: held ?? undefined, limit: pageSize };
      if (words === '') {
        const hidden = isHidden ? 'true' : undefined;
        return callApi(moderation.list, { query: { ...query, hidden, after: pageParam || undefined }, signal });
      }
      const request = { ...query, ...(isHidden && { hidden: true as const }), q: words };
      return findFrom(pageParam, (after) => callApi(moderation.find, { body: { ...request, after }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The number of items by an author name. */
export const useAuthorCount = (author: string) =>
  useQuery({
    queryKey: ['messages', 'by', author],
    queryFn: ({ signal }) => callApi(moderation.countAuthor, { body: { author }, signal }),
  });

/** Deletes everything by an author name. */
export const removeAuthor = (author: string) => callApi(moderation.removeAuthor, { body: { author } });
