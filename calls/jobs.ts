import * as z from 'zod/mini';
import { moment, refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';

const job = z.object({
  name: z.string(),
  /** What it is called, and what it does, in the language of the address. */
  title: z.string(),
  about: z.string(),
  /** Milliseconds from one run, or one look for work, to the next. */
  every: whole,
  /** True where each process of the server does it for itself. */
  everywhere: z.boolean(),
  /** Whether it can be run out of turn. */
  by_hand: z.boolean(),
  state: z.enum(['running', 'fine', 'failed', 'never']),
  /** When the last run began; null where there was none, or nothing to do so far. */
  started_at: z.nullable(moment),
  /** How long the last run took. */
  milliseconds: z.nullable(whole),
  next_at: z.nullable(moment),
  /** The last failure, also where a later run went well. */
  failure: z.nullable(z.object({ at: moment, reason: z.string(), detail: z.string() })),
});

/** What the server does by the clock. */
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

/** What is done by the clock, and how its last run went. */
export type ScheduledJob = Shape<typeof job>;
