import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { defineCall } from './model/define-call.ts';

// By itself: every screen of the dashboard asks it, and waits for no form to be declared.
export const today = {
  get: defineCall({
    method: 'GET',
    path: '/today',
    access: 'administrator',
    summary: 'todayRead',
    /** How much waits for the administrator. */
    answer: z.object({
      newEnquiries: z.int(),
      /** New ones, and those whose visitor answered since. */
      unanswered: z.int(),
      overdue: z.int(),
      meetingsThisWeek: z.int(),
      meetingsToday: z.int(),
      held: z.int(),
      /** What visitors wrote in public that awaits review. */
      heldVoices: z.int(),
      failedMessages: z.int(),
      /** E-mails that were sent and did not arrive, which wait for an administrator. */
      undelivered: z.int(),
      /** True where no email can be sent, because there is no mail server. */
      mailMissing: z.boolean(),
      /** Emails that wait, and those of them that waited too long to be sent without a question. */
      waitingEmails: z.int(),
      oldEmails: z.int(),
      /** Comments and posts of the last three days that visitors see. */
      newVoices: z.int(),
      /** Newsletter subscriptions that wait for an administrator. */
      heldSubscribers: z.int(),
      /** Quotations that were accepted within the last seven days. */
      acceptedOffers: z.int(),
      /** Quotations about which a customer asked what nobody has answered. */
      askedOffers: z.int(),
      /** Stored records that cannot be read and are left out of the site, as far as they were asked for. */
      unreadable: z.array(z.object({ base: z.string(), id: recordId, category_id: z.nullable(recordId) })),
      /** Links of records that lead nowhere, as they were counted last. */
      brokenLinks: z.int(),
    }),
  }),
};
