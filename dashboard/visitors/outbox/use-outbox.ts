import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { emails, type Outgoing } from '../../../calls/emails.ts';
import { callApi } from '../../app/call-api.ts';

/** True if an email is being sent or is due soon; the clock of the server may differ. */
const isAboutToGo = ({ state, next_at: nextAt }: Outgoing): boolean =>
  state === 'waiting' && Math.abs(Date.now() - Date.parse(nextAt)) < 60_000;

const pageSize = 50;

/**
 * Outgoing emails and webhooks, newest first, page by page. Refetched while one of them is about to be sent.
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

/** An email as it would be sent now. */
export const useEmail = (id: number) =>
  useQuery({
    queryKey: ['outbox', 'one', id],
    queryFn: ({ signal }) => callApi(emails.get, { params: { id }, signal }),
  });
