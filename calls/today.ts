import { z } from 'zod';
import { defineCall } from './model/define-call.ts';

// By itself: the first screen of the dashboard asks it, and waits for no form to be declared.
export const today = {
  get: defineCall({
    method: 'GET',
    path: '/today',
    access: 'administrator',
    summary: 'todayRead',
    /** How much waits among what visitors sent. */
    answer: z.object({
      newEnquiries: z.int(),
      overdue: z.int(),
      meetingsThisWeek: z.int(),
      held: z.int(),
      /** What visitors wrote in public that awaits review. */
      heldVoices: z.int(),
      failedMessages: z.int(),
    }),
  }),
};
