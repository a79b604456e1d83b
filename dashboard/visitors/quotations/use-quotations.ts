import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import { quotations } from '../../../calls/quotations.ts';
import type { Country } from '../../../content/countries.ts';
import type { QuotationState } from '../../../content/quotations/state.ts';
import { callApi } from '../../app/call-api.ts';

const pageSize = 30;

/** Every list of offers and every offer is kept below this key. */
const key = 'offers';

/** Which offers a list shows. */
export interface ShownQuotations {
  readonly state: QuotationState | 'open' | 'asked' | undefined;
  readonly country: Country | undefined;
  readonly words: string;
}

/** The offers of a filter, newest first, a part at a time. */
export const useQuotations = ({ state, country, words }: ShownQuotations) =>
  useInfiniteQuery({
    queryKey: [key, 'list', state, country, words],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi(quotations.find, {
        body: {
          ...(state !== undefined && { state }),
          ...(country !== undefined && { country }),
          ...(pageParam > 0 && { after: pageParam }),
          q: words.trim().slice(0, 200),
          limit: pageSize,
        },
        signal,
      }),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  });

/** The offers that answer a message, newest first. */
export const useQuotationsOfEnquiry = (enquiry: number) =>
  useQuery({
    queryKey: [key, 'enquiry', enquiry],
    queryFn: ({ signal }) => callApi(quotations.list, { query: { enquiry }, signal }),
  });

export const useQuotationFigures = () =>
  useQuery({ queryKey: [key, 'figures'], queryFn: ({ signal }) => callApi(quotations.figures, { signal }) });

/** One offer as its customer would read it if it were sent now, as it is saved. */
export const useNextSnapshot = ({ id, version }: Pick<WholeQuotation, 'id' | 'version'>) =>
  useQuery({
    queryKey: [key, 'sheet', id, version + 1],
    queryFn: ({ signal }) => callApi(quotations.version, { params: { id, version: version + 1 }, signal }),
  });

/** One offer with everything about it. */
export const useQuotation = (id: number) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => callApi(quotations.get, { params: { id }, signal }),
  });
