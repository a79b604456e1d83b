import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../ui/use-settled.ts';
import { type Option, useInputServices } from './input.ts';

const settleMilliseconds = 120;

/** The records of a collection by their titles, once they are there. */
export function useRecordOptions(base: string): readonly Option<number>[] {
  const { readRecordOptions } = useInputServices();
  const records = useQuery({ queryKey: ['records', base, 'options'], queryFn: () => readRecordOptions(base) });
  return records.data ?? [];
}

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
