import * as z from 'zod/mini';
import { newsletter as form } from '../content/enquiries/index.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { timestamp, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery, mostListed } from './model/list.ts';

/** A subscriber of the newsletter. */
const subscriber = z.object({
  id: recordId,
  email: z.string(),
  language: z.enum(languages),
  created_at: timestamp,
  /** When the owner of the address opened the link in the email. */
  confirmed_at: z.nullable(timestamp),
  /** True while the subscription is not confirmed. */
  pending: z.boolean(),
  /** True if it waits for an administrator and not for the owner of the address. */
  held: z.boolean(),
});

const orders = ['-id', 'id'] as const;

/** The pages behind links in emails. Access requires the link. */
const page = {
  access: 'holder',
  query: { token: z._default(z.string(), '') },
  ignoresOtherParameters: true,
  answer: { is: 'file', types: ['text/html'] },
  refusals: [404],
} as const;

export const newsletter = {
  subscribe: defineCall({
    method: 'POST',
    path: '/newsletter',
    access: 'everyone',
    summary: 'subscribe',
    body: {
      is: 'fields',
      fields: form.fields,
      isNew: true,
      // `fax` is a honeypot.
      beside: z.object({ page: z.optional(z.string()), fax: z.optional(z.string()) }),
    },
    answer: messageAnswer,
    status: 201,
    refusals: [429],
    takesForms: true,
  }),
  readConfirmation: defineCall({
    ...page,
    method: 'GET',
    path: '/newsletter/confirm',
    summary: 'confirmRead',
  }),
  confirm: defineCall({
    ...page,
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'confirmSend',
    takesForms: true,
  }),
  readEnd: defineCall({
    ...page,
    method: 'GET',
    path: '/newsletter/unsubscribe',
    summary: 'unsubscribeRead',
  }),
  end: defineCall({
    ...page,
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary: 'unsubscribeSend',
    takesForms: true,
  }),
  subscribers: defineCall({
    method: 'GET',
    path: '/subscribers',
    access: 'administrator',
    summary: 'subscribersRead',
    query: listQuery({
      orders,
      fields: z.keyof(subscriber).options,
    }),
    answer: z.array(subscriber),
  }),
  /** The search text is in the body, because addresses appear in histories and logs. */
  findSubscribers: defineCall({
    method: 'POST',
    path: '/subscribers/find',
    access: 'administrator',
    summary: 'subscribersFind',
    body: z.strictObject({
      q: z._default(storedText(254), ''),
      after: z.optional(recordId),
      sort: z._default(z.enum(orders), orders[0]),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(mostListed)), mostListed),
    }),
    answer: z.object({
      subscribers: z.array(subscriber),
      /** The total; `null` for a search. */
      total: z.nullable(z.int().check(z.minimum(0))),
    }),
  }),
  release: defineCall({
    method: 'POST',
    path: '/subscribers/:id/release',
    access: 'administrator',
    summary: 'subscriberRelease',
    params: withId,
    answer: messageAnswer,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/subscribers/:id',
    access: 'administrator',
    summary: 'subscriberRemove',
    params: withId,
    answer: messageAnswer,
  }),
};

export type Subscriber = Shape<typeof subscriber>;
