import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { overview } from '../../../calls/overview.ts';
import { callApi } from '../call-api.ts';

/** Records of every collection whose title, in either language, holds some words; those found before stay meanwhile. */
export const useFoundRecords = (words: string) =>
  useQuery({
    queryKey: ['records', 'found', words],
    queryFn: ({ signal }) => callApi(overview.records, { query: { q: words }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
