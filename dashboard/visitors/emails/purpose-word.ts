import type { Outgoing } from '../../../calls/emails.ts';
import type { LateWord } from '../../../language/late-words.ts';

const purposeWords = {
  notification: 'purposeNotification',
  acknowledgement: 'purposeAcknowledgement',
  cancellation: 'purposeCancellation',
  'cancellation-notice': 'purposeCancellationNotice',
  confirmation: 'purposeConfirmation',
  reply: 'purposeReply',
  invitation: 'purposeInvitation',
  offer: 'purposeOffer',
  'offer-reminder': 'purposeOfferReminder',
  'offer-answer': 'purposeOfferAnswer',
  'offer-question': 'purposeOfferQuestion',
  'offer-withdrawn': 'purposeOfferWithdrawn',
  'offer-accepted': 'purposeOfferAccepted',
  webhook: 'purposeWebhook',
} as const satisfies Record<Outgoing['purpose'], LateWord>;

/** What an email is called by what it is for. */
export const purposeWord = (purpose: Outgoing['purpose']): LateWord => purposeWords[purpose];
