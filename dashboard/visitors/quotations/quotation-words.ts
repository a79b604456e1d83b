import type { QuotationEventKind, QuotationState } from '../../../content/quotations/state.ts';
import type { LateWord } from '../../../language/late-words.ts';
import type { TypedIssue } from './typed-quotation.ts';

export const stateWords = {
  draft: 'offerStateDraft',
  sent: 'offerStateSent',
  opened: 'offerStateOpened',
  accepted: 'offerStateAccepted',
  declined: 'offerStateDeclined',
  expired: 'offerStateExpired',
  withdrawn: 'offerStateWithdrawn',
} as const satisfies Record<QuotationState, LateWord>;

export const eventWords = {
  made: 'offerEventMade',
  changed: 'offerEventChanged',
  sent: 'offerEventSent',
  opened: 'offerEventOpened',
  asked: 'offerEventAsked',
  accepted: 'offerEventAccepted',
  declined: 'offerEventDeclined',
  withdrawn: 'offerEventWithdrawn',
  expired: 'offerEventExpired',
  reminded: 'offerEventReminded',
  erased: 'offerEventErased',
} as const satisfies Record<QuotationEventKind, LateWord<'version'>>;

export const amountWords = {
  notANumber: 'amountNotANumber',
  negative: 'amountNegative',
  zero: 'amountZero',
  tooLarge: 'amountTooLarge',
  tooFine: 'amountTooFine',
  otherCurrency: 'amountOtherCurrency',
  discount: 'amountDiscount',
  sum: 'amountSum',
} as const satisfies Record<TypedIssue, LateWord<'currency'>>;
