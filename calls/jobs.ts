import * as z from 'zod/mini';
import { timestamp, refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';

const job = z.object({
  name: z.string(),
  /** Title and description, in the language of the address. */
  title: z.string(),
  about: z.string(),
  /** Milliseconds between two runs, or between two checks for work. */
  every: whole,
  /** True if each server process runs it. */
  everywhere: z.boolean(),
  /** True if it can be run manually. */
  by_hand: z.boolean(),
  state: z.enum(['running', 'fine', 'failed', 'never']),
  /** The start of the last run; `null` if there was none or there was nothing to do. */
  started_at: z.nullable(timestamp),
  /** The duration of the last run in milliseconds. */
  milliseconds: z.nullable(whole),
  next_at: z.nullable(timestamp),
  /** The last failure, even if a later run succeeded. */
  failure: z.nullable(z.object({ at: timestamp, reason: z.string(), detail: z.string() })),
});

/** The scheduled jobs. */
export const jobs = {
  list: defineCall({
    method: 'GET',
    path: '/jobs',
    access: 'administrator',
    summary: 'jobsRead',
    answer: z.array(job),
  }),
  run: defineCall({
    method: 'POST',
    path: '/jobs/:name/run',
    access: 'administrator',
    summary: 'jobRun',
    params: { name: z.string() },
    answer: messageAnswer,
    conflict: refusal,
  }),
};

/** A scheduled job with the result of its last run. */
export type ScheduledJob = Shape<typeof job>;
