import type { Country } from '../countries.ts';
import { todayIn } from '../meeting-time.ts';

/** Where an offer stands, in the order in which that happens. */
export const quotationStates = ['draft', 'sent', 'opened', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuotationState = (typeof quotationStates)[number];

/** How the link of a version stands: `replaced` where a newer version was sent since. */
export type LinkState = Exclude<QuotationState, 'draft'> | 'replaced';

/** Whether nothing of a version is shown any more but that it is over. */
export const isClosed = (state: LinkState): state is 'replaced' | 'withdrawn' =>
  state === 'replaced' || state === 'withdrawn';

export const quotationAnswers = ['accepted', 'declined'] as const;
export type QuotationAnswer = (typeof quotationAnswers)[number];

/** What happens to an offer, as its history tells it. */
export const quotationEventKinds = [
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
export type QuotationEventKind = (typeof quotationEventKinds)[number];

/** What the state of an offer follows from. */
export interface QuotationFacts {
  readonly country: Country;
  readonly sent_at: string | null;
  /** The last day, `YYYY-MM-DD` by the clock of the country. */
  readonly valid_until: string | null;
  readonly first_opened_at: string | null;
  readonly answer: QuotationAnswer | null;
  readonly withdrawn_at: string | null;
}

/** Where an offer stands. What was answered stays so; what was taken back or not answered in time cannot be accepted. */
export function quotationStateOf(quotation: QuotationFacts, now: Date): QuotationState {
  if (quotation.withdrawn_at !== null) return 'withdrawn';
  if (quotation.answer !== null) return quotation.answer;
  if (quotation.sent_at === null) return 'draft';
  if (quotation.valid_until !== null && quotation.valid_until < todayIn(quotation.country, now)) return 'expired';
  return quotation.first_opened_at === null ? 'sent' : 'opened';
}

/** Whether it can be sent, again or for the first time: what was accepted or withdrawn is over, a copy begins the next. */
export const maySend = (state: QuotationState): boolean => state !== 'accepted' && state !== 'withdrawn';

/** Whether its customer can answer. */
export const mayAnswer = (state: QuotationState | LinkState): boolean => state === 'sent' || state === 'opened';
