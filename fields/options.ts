import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../ui/use-settled.ts';
import { useInputServices } from './input.ts';

const settleMilliseconds = 120;

/** Pages of the site whose name or address matches what is typed; `null` while none are wanted. */
export function usePageOptions(typed: string | null) {
  const { readPageOptions } = useInputServices();
  const query = useSettled(typed, settleMilliseconds);
  return useQuery({
    queryKey: ['page-options', query],
    queryFn: () => readPageOptions(query ?? ''),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}
