import type { QuotationEventKind, QuotationState } from '../../../content/quotations/state.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import type { TypedIssue } from './typed-quotation.ts';

export const stateMessages = {
  draft: 'offerStateDraft',
  sent: 'offerStateSent',
  opened: 'offerStateOpened',
  accepted: 'offerStateAccepted',
  declined: 'offerStateDeclined',
  expired: 'offerStateExpired',
  withdrawn: 'offerStateWithdrawn',
} as const satisfies Record<QuotationState, LateMessage>;

export const eventMessages = {
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
} as const satisfies Record<QuotationEventKind, LateMessage<'version'>>;

export const amountMessages = {
  notANumber: 'amountNotANumber',
  negative: 'amountNegative',
  zero: 'amountZero',
  tooLarge: 'amountTooLarge',
  tooFine: 'amountTooFine',
  otherCurrency: 'amountOtherCurrency',
  discount: 'amountDiscount',
  sum: 'amountSum',
} as const satisfies Record<TypedIssue, LateMessage<'currency'>>;
