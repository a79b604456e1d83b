import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { newsletter } from '../../../calls/newsletter.ts';
import { callApi } from '../../app/call-api.ts';

const pageSize = 100;

/** The subscribers whose address contains the words, newest first, page by page. */
export const useSubscribers = (words: string) =>
  useInfiniteQuery({
    queryKey: ['subscribers', words],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => {
      const body = { q: words.slice(0, 254), limit: pageSize, after: pageParam || undefined };
      return callApi(newsletter.findSubscribers, { body, signal });
    },
    getNextPageParam: ({ subscribers }) => (subscribers.length < pageSize ? undefined : subscribers.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
