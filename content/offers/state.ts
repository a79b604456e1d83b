import type { Country } from '../countries.ts';
import { todayIn } from '../meeting-time.ts';

/** Where an offer stands, in the order in which that happens. */
export const offerStates = ['draft', 'sent', 'opened', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** How the link of a version stands: `replaced` where a newer version was sent since. */
export type LinkState = Exclude<OfferState, 'draft'> | 'replaced';

/** Whether nothing of a version is shown any more but that it is over. */
export const isClosed = (state: LinkState): state is 'replaced' | 'withdrawn' =>
  state === 'replaced' || state === 'withdrawn';

export const offerAnswers = ['accepted', 'declined'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** What happens to an offer, as its history tells it. */
export const offerEventKinds = [
  'made',
  'changed',
  'sent',
  'opened',
  'asked',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'reminded',
  'erased',
] as const;
export type OfferEventKind = (typeof offerEventKinds)[number];

/** What the state of an offer follows from. */
export interface OfferFacts {
  readonly country: Country;
  readonly sent_at: string | null;
  /** The last day, `YYYY-MM-DD` by the clock of the country. */
  readonly valid_until: string | null;
  readonly first_opened_at: string | null;
  readonly answer: OfferAnswer | null;
  readonly withdrawn_at: string | null;
}

/** Where an offer stands. What was answered stays so; what was taken back or not answered in time cannot be accepted. */
export function offerStateOf(offer: OfferFacts, now: Date): OfferState {
  if (offer.withdrawn_at !== null) return 'withdrawn';
  if (offer.answer !== null) return offer.answer;
  if (offer.sent_at === null) return 'draft';
  if (offer.valid_until !== null && offer.valid_until < todayIn(offer.country, now)) return 'expired';
  return offer.first_opened_at === null ? 'sent' : 'opened';
}

/** Whether it can be sent, again or for the first time: what was accepted or withdrawn is over, a copy begins the next. */
export const maySend = (state: OfferState): boolean => state !== 'accepted' && state !== 'withdrawn';

/** Whether its customer can answer. */
export const mayAnswer = (state: OfferState | LinkState): boolean => state === 'sent' || state === 'opened';
