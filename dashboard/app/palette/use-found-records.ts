import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { overview } from '../../../calls/overview.ts';
import { callApi } from '../call-api.ts';

/**
 * Finds records of all collections by their title in either language. The previous results stay until the new ones
 * arrive.
 */
export const useFoundRecords = (words: string) =>
  useQuery({
    queryKey: ['records', 'found', words],
    queryFn: ({ signal }) => callApi(overview.records, { query: { q: words }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
