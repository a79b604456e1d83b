import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ListRow, lists, rowsAtOnce } from '../../../calls/lists.ts';
import { callApi } from '../../app/call-api.ts';
import { textOf } from '../../app/records/api-record.ts';
import { type ListState, toFilter } from './list-address.ts';

/** The rows of a table, page by page. */
export function useRows(slug: string, state: ListState, columns: readonly string[]) {
  const filter = toFilter(state);
  const { sort } = state;
  const parts = useInfiniteQuery({
    queryKey: ['records', slug, 'rows', filter, sort, columns],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi(lists.rows, {
        params: { collection: slug },
        query: { ...filter, sort, limit: rowsAtOnce, after: pageParam || undefined, columns: columns.join(',') },
        signal,
      }),
    getNextPageParam: (part) => part.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pages = parts.data?.pages ?? [];
  const rows: readonly ListRow[] = pages.flatMap((part) => part.rows);
  const titles = new Map(
    pages.flatMap((part) =>
      part.titles.map((each) => [`${each.collection}/${each.id}`, textOf(each.title) || `#${each.id}`] as const),
    ),
  );
  return { parts, rows, titles, total: pages.at(-1)?.total ?? 0 };
}
