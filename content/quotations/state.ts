import type { Country } from '../countries.ts';
import { todayIn } from '../meeting-time.ts';

/** The states of a quotation, in the order in which they occur. */
export const quotationStates = ['draft', 'sent', 'opened', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuotationState = (typeof quotationStates)[number];

/** The state of a version's link. `replaced` if a newer version has been sent. */
export type LinkState = Exclude<QuotationState, 'draft'> | 'replaced';

/** True if the page of a version shows nothing but that it is no longer valid. */
export const isClosed = (state: LinkState): state is 'replaced' | 'withdrawn' =>
  state === 'replaced' || state === 'withdrawn';

export const quotationAnswers = ['accepted', 'declined'] as const;
export type QuotationAnswer = (typeof quotationAnswers)[number];

/** The events in the history of a quotation. */
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

/** The facts from which the state of a quotation is derived. */
export interface QuotationFacts {
  readonly country: Country;
  readonly sent_at: string | null;
  /** The last day of validity, `YYYY-MM-DD` in the time zone of the country. */
  readonly valid_until: string | null;
  readonly first_opened_at: string | null;
  readonly answer: QuotationAnswer | null;
  readonly withdrawn_at: string | null;
}

/** Derives the state of a quotation. An answer is final. A withdrawn or expired quotation cannot be accepted. */
export function quotationStateOf(quotation: QuotationFacts, now: Date): QuotationState {
  if (quotation.withdrawn_at !== null) return 'withdrawn';
  if (quotation.answer !== null) return quotation.answer;
  if (quotation.sent_at === null) return 'draft';
  if (quotation.valid_until !== null && quotation.valid_until < todayIn(quotation.country, now)) return 'expired';
  return quotation.first_opened_at === null ? 'sent' : 'opened';
}

/**
 * Whether it can be sent, for the first time or again. An accepted or withdrawn quotation is final; a copy of it starts
 * a new one.
 */
export const maySend = (state: QuotationState): boolean => state !== 'accepted' && state !== 'withdrawn';

/** Whether its customer can answer. */
export const mayAnswer = (state: QuotationState | LinkState): boolean => state === 'sent' || state === 'opened';
