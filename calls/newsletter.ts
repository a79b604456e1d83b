import { z } from 'zod';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { describe } from './describe.ts';
import { moment, told } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';

/** An address that asked for the company's news. */
const subscriber = z.object({
  id: recordId,
  email: z.string(),
  language: z.enum(languages),
  created_at: moment,
  /** When its owner opened the link in a letter. */
  confirmed_at: moment.nullable(),
  /** True while it is not on the list yet. */
  pending: z.boolean(),
  /** True while it waits for the administrator, not for its owner. */
  held: z.boolean(),
});

export const newsletter = {
  subscribers: defineCall({
    method: 'GET',
    path: '/subscribers',
    access: 'administrator',
    summary: describe('subscribersRead'),
    answer: z.array(subscriber),
  }),
  release: defineCall({
    method: 'POST',
    path: '/subscribers/:id/release',
    access: 'administrator',
    summary: describe('subscriberRelease'),
    params: withId,
    answer: told,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/subscribers/:id',
    access: 'administrator',
    summary: describe('subscriberRemove'),
    params: withId,
    answer: told,
  }),
};

export type Subscriber = Shape<typeof subscriber>;
