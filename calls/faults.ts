import * as z from 'zod/mini';
import { defineCall } from './model/define-call.ts';

/** Longer ones are cut off by whoever reports them. */
export const longestFaultText = 4000;

/** What went wrong in the dashboard itself. */
export const faults = {
  report: defineCall({
    method: 'POST',
    path: '/faults',
    access: 'administrator',
    summary: 'faultReport',
    body: z.strictObject({
      /** What the fault says, and where in the program it arose. */
      message: z.string().check(z.maxLength(longestFaultText)),
      stack: z.string().check(z.maxLength(longestFaultText)),
      /** The path of the screen. */
      screen: z.string().check(z.maxLength(500)),
    }),
    /** The number under which the log keeps it. */
    answer: z.object({ number: z.string() }),
  }),
};
