import { useQuery } from '@tanstack/react-query';
import { type Option, useCellServices } from './cell.ts';

/** The records of a collection with their titles, and the state of the request; empty while it is loading. */
export function useRecordOptions(slug: string) {
  const { readRecordOptions } = useCellServices();
  const read = useQuery({ queryKey: ['records', slug, 'options'], queryFn: () => readRecordOptions(slug) });
  const options: readonly Option<number>[] = read.data ?? [];
  return {
    options,
    isPending: read.isPending,
    hasFailed: read.isError && read.data === undefined,
    retry: read.refetch,
  };
}
