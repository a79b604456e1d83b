import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Collection } from '../../../content/model/collection.ts';
import { history } from '../../../calls/history.ts';
import { callApi } from '../../app/call-api.ts';

/** Changes per page. */
const pageSize = 25;

/** The record whose history is requested; `null` for the whole site. */
export type HistoryOf = { readonly collection: Collection; readonly id: number } | null;

/** The changes of a record or of the whole site, newest first, page by page. */
export const useHistory = (of: HistoryOf) =>
  useInfiniteQuery({
    queryKey: ['history', of?.collection.base, of?.id],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const grouped = of === null ? '1' : '0';
      const query = {
        collection: of?.collection.base,
        id: of?.id,
        grouped,
        limit: pageSize,
        after: pageParam || undefined,
      };
      return callApi(history.list, { query, signal });
    },
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });

/** The changes that were saved together with a change, newest first, page by page. */
export const useGroup = (first: number) =>
  useInfiniteQuery({
    queryKey: ['history', 'group', first],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi(history.group, {
        params: { id: first },
        query: { limit: pageSize, after: pageParam || undefined },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The changed fields of a revision. */
export const useChanges = (revision: number) =>
  useQuery({
    queryKey: ['changes', revision],
    queryFn: async ({ signal }) => (await callApi(history.get, { params: { id: revision }, signal })).changes,
  });
