import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WholeOffer } from '../../../calls/offer-shapes.ts';
import { offers } from '../../../calls/offers.ts';
import type { Country } from '../../../content/countries.ts';
import type { OfferState } from '../../../content/offers/state.ts';
import { ask } from '../../app/ask.ts';

const pageSize = 30;

/** Every list of offers and every offer is kept below this key. */
const key = 'offers';

/** Which offers a list shows. */
export interface ShownOffers {
  readonly state: OfferState | 'open' | 'asked' | undefined;
  readonly country: Country | undefined;
  readonly words: string;
}

/** The offers of a filter, newest first, a part at a time. */
export const useOffers = ({ state, country, words }: ShownOffers) =>
  useInfiniteQuery({
    queryKey: [key, 'list', state, country, words],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      ask(offers.find, {
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
export const useOffersOfEnquiry = (enquiry: number) =>
  useQuery({
    queryKey: [key, 'enquiry', enquiry],
    queryFn: ({ signal }) => ask(offers.list, { query: { enquiry }, signal }),
  });

export const useOfferFigures = () =>
  useQuery({ queryKey: [key, 'figures'], queryFn: ({ signal }) => ask(offers.figures, { signal }) });

/** One offer as its customer would read it if it were sent now, as it is saved. */
export const useNextSheet = ({ id, version }: Pick<WholeOffer, 'id' | 'version'>) =>
  useQuery({
    queryKey: [key, 'sheet', id, version + 1],
    queryFn: ({ signal }) => ask(offers.version, { params: { id, version: version + 1 }, signal }),
  });

/** One offer with everything about it. */
export const useOffer = (id: number) =>
  useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => ask(offers.get, { params: { id }, signal }),
  });
