import type { OutboxPurpose } from '../../database/tables.ts';

/** The emails that the company itself gets about what customers do; all others go to customers, subscribers and guests. */
export const purposesToCompany: ReadonlySet<OutboxPurpose> = new Set([
  'notification',
  'cancellation-notice',
  'offer-answer',
  'offer-question',
]);
