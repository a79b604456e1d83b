import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import { quotations } from '../../../calls/quotations.ts';
import type { Country } from '../../../content/countries.ts';
import type { QuotationState } from '../../../content/quotations/state.ts';
import { callApi } from '../../app/call-api.ts';

const pageSize = 30;

/** The prefix of all quotation query keys. */
const key = 'offers';

/** The filter of a list of quotations. */
export interface ShownQuotations {
  readonly state: QuotationState | 'open' | 'asked' | undefined;
  readonly country: Country | undefined;
  readonly words: string;
}

/** The quotations that match a filter, newest first, page by page. */
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

/** The quotations of an enquiry, newest first. */
export const useQuotationsOfEnquiry = (enquiry: number) =>
  useQuery({
    queryKey: [key, 'enquiry', enquiry],
    queryFn: ({ signal }) => callApi(quotations.list, { query: { enquiry }, signal }),
  });

export const useQuotationMetrics = () =>
  useQuery({ queryKey: [key, 'figures'], queryFn: ({ signal }) => callApi(quotations.figures, { signal }) });

/** The saved quotation as the customer would read it if it were sent now. */
export const useNextSnapshot = ({ id, version }: Pick<WholeQuotation, 'id' | 'version'>) =>
  useQuery({
    queryKey: [key, 'sheet', id, version + 1],
    queryFn: ({ signal }) => callApi(quotations.version, { params: { id, version: version + 1 }, signal }),
  });

/** A quotation with all its details. */
export const useQuotation = (id: number) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => callApi(quotations.get, { params: { id }, signal }),
  });
