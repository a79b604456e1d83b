import type { OutboxPurpose } from '../../database/tables.ts';

/**
 * Emails to the company about actions of customers. All others go to customers, subscribers and invited administrators.
 */
export const purposesToCompany: ReadonlySet<OutboxPurpose> = new Set([
  'notification',
  'cancellation-notice',
  'offer-answer',
  'offer-question',
]);
