import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { emails, type Outgoing } from '../../../calls/emails.ts';
import { callApi } from '../../app/call-api.ts';

/** True for what is sent just now, or in a moment; the clock of the server may be another. */
const isAboutToGo = ({ state, next_at: nextAt }: Outgoing): boolean =>
  state === 'waiting' && Math.abs(Date.now() - Date.parse(nextAt)) < 60_000;

const pageSize = 50;

/**
 * Newest first, a part at a time. The list is read again while something in it is about to go.
 * @param state `failing`, `waiting`, `sent`, or empty for all
 */
export const useOutbox = (state: string) =>
  useInfiniteQuery({
    queryKey: ['outbox', 'list', state],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi(emails.outbox, { query: { state, limit: pageSize, after: pageParam || undefined }, signal }),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    refetchInterval: ({ state: { data } }) => (data?.pages.flat().some(isAboutToGo) === true ? 2000 : false),
    placeholderData: keepPreviousData,
  });

/** An email as it would go out now. */
export const useEmail = (id: number) =>
  useQuery({
    queryKey: ['outbox', 'one', id],
    queryFn: ({ signal }) => callApi(emails.get, { params: { id }, signal }),
  });
