import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MessageKind } from '../../calls/model/message.ts';
import { moderation } from '../../calls/moderation.ts';
import { ask } from '../ask.ts';
import { useChange } from '../records/use-records.ts';

/** What the list shows; `null` for whatever there is. */
export interface MessageFilter {
  readonly words: string;
  readonly kind: MessageKind | null;
  readonly held: boolean | null;
}

/** What visitors wrote in public, newest first, a part at a time. */
export const useMessages = ({ words, kind, held }: MessageFilter) =>
  useInfiniteQuery({
    queryKey: ['messages', 'all', words, kind, held],
    queryFn: ({ signal, pageParam }) => {
      const query = { kind: kind ?? undefined, held: held ?? undefined, after: pageParam || undefined };
      return words === ''
        ? ask(moderation.list, { query, signal })
        : ask(moderation.find, { body: { ...query, q: words }, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** How much stands under a name. */
export const useAuthorCount = (author: string) =>
  useQuery({
    queryKey: ['messages', 'by', author],
    queryFn: ({ signal }) => ask(moderation.countAuthor, { body: { author }, signal }),
  });

/** Deletes everything under a name. */
export const useRemoveAuthor = () => useChange((author: string) => ask(moderation.removeAuthor, { body: { author } }));
