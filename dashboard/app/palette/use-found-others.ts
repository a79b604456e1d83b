import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { overview } from '../../../calls/overview.ts';
import { callApi } from '../call-api.ts';

/** Finds customers, enquiries, quotations and files. The previous results stay while a request runs. */
export const useFoundOthers = (words: string) =>
  useQuery({
    queryKey: ['enquiries', 'found', words],
    queryFn: ({ signal }) => callApi(overview.find, { body: { q: words }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
