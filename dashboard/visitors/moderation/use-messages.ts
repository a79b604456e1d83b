import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MessageKind } from '../../../calls/model/message.ts';
import { type ListedMessage, type MessagePage, moderation } from '../../../calls/moderation.ts';
import { callApi } from '../../app/call-api.ts';

/** What the list shows; `null` for whatever there is. */
export interface MessageFilter {
  readonly words: string;
  readonly kind: MessageKind | null;
  /** True for what awaits review, false for what visitors see. */
  readonly held: boolean | null;
  /** Only what an administrator hid. */
  readonly isHidden: boolean;
}

const pageSize = 25;

/** So many parts are looked through for words before it is asked whether to look further. */
const searchesAtOnce = 10;

/** Looks through part after part, until a page is full. */
async function findFrom(
  after: string,
  fetchPart: (after: string | undefined) => Promise<MessagePage>,
): Promise<MessagePage> {
  const messages: ListedMessage[] = [];
  let next: string | null = after;
  for (let turn = 0; turn < searchesAtOnce && next !== null && messages.length < pageSize; turn += 1) {
    const part: MessagePage = await fetchPart(next || undefined);
    messages.push(...part.messages);
    ({ next } = part);
  }
  return { messages, next, total: null };
}

/** What visitors wrote in public, newest first, a part at a time. */
export const useMessages = ({ words, kind, held, isHidden }: MessageFilter) =>
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

/** How much stands under a name. */
export const useAuthorCount = (author: string) =>
  useQuery({
    queryKey: ['messages', 'by', author],
    queryFn: ({ signal }) => callApi(moderation.countAuthor, { body: { author }, signal }),
  });

/** Deletes everything under a name. */
export const removeAuthor = (author: string) => callApi(moderation.removeAuthor, { body: { author } });
