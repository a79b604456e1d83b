import { useQuery } from '@tanstack/react-query';
import { type Option, useCellServices } from './cell.ts';

/** The records of a collection by their titles, once they are there. */
export function useRecordOptions(base: string): readonly Option<number>[] {
  const { readRecordOptions } = useCellServices();
  const records = useQuery({ queryKey: ['records', base, 'options'], queryFn: () => readRecordOptions(base) });
  return records.data ?? [];
}
