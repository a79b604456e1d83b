import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { useInputServices } from './input.ts';

const settleMilliseconds = 120;

/**
 * The pages of the site whose name or address matches `typed`; `null` requests none. `isStale` is true while the
 * results belong to an earlier text.
 */
export function usePageOptions(typed: string | null) {
  const { readPageOptions } = useInputServices();
  const query = useDebouncedValue(typed, settleMilliseconds);
  const pages = useQuery({
    queryKey: ['page-options', query],
    queryFn: () => readPageOptions(query ?? ''),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
  return {
    data: pages.data,
    isError: pages.isError,
    isPending: pages.isPending,
    isStale: query !== typed || pages.isPlaceholderData,
  };
}
