import * as z from 'zod/mini';
import { defineCall } from './model/define-call.ts';

/** The client cuts off longer texts. */
export const longestFaultText = 4000;

/** Errors in the dashboard itself. */
export const faults = {
  report: defineCall({
    method: 'POST',
    path: '/faults',
    access: 'administrator',
    summary: 'faultReport',
    body: z.strictObject({
      /** The error message and its stack. */
      message: z.string().check(z.maxLength(longestFaultText)),
      stack: z.string().check(z.maxLength(longestFaultText)),
      /** The path of the screen. */
      screen: z.string().check(z.maxLength(500)),
    }),
    /** The number of the entry in the log. */
    answer: z.object({ number: z.string() }),
  }),
};
