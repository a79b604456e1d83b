import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { overview } from '../../../calls/overview.ts';
import { callApi } from '../call-api.ts';

/** Customers, enquiries, quotations and files that words find; those found before stay meanwhile. */
export const useFoundOthers = (words: string) =>
  useQuery({
    queryKey: ['enquiries', 'found', words],
    queryFn: ({ signal }) => callApi(overview.find, { body: { q: words }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
