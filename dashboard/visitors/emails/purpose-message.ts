import type { Outgoing } from '../../../calls/emails.ts';
import type { LateMessage } from '../../../language/late-messages.ts';

const purposeMessages = {
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
} as const satisfies Record<Outgoing['purpose'], LateMessage>;

/** The label of an email's purpose. */
export const purposeMessage = (purpose: Outgoing['purpose']): LateMessage => purposeMessages[purpose];
