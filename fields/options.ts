import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type Option, useInputServices } from './input.ts';

/** The records of a collection by their titles, once they are there. */
export function useRecordOptions(base: string): readonly Option<number>[] {
  const { readRecordOptions } = useInputServices();
  const records = useQuery({ queryKey: ['records', base, 'options'], queryFn: () => readRecordOptions(base) });
  return records.data ?? [];
}

/** Pages of the site whose name or address matches what is typed. */
export function usePageOptions(typed: string): readonly Option<string>[] {
  const { readPageOptions } = useInputServices();
  const query = useDeferredValue(typed);
  const pages = useQuery({ queryKey: ['page-options', query], queryFn: () => readPageOptions(query) });
  return pages.data ?? [];
}
