import * as z from 'zod/mini';
import { newsletter as form } from '../content/enquiries/index.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { moment, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery, mostListed } from './model/list.ts';

/** An address that asked for the company's news. */
const subscriber = z.object({
  id: recordId,
  email: z.string(),
  language: z.enum(languages),
  created_at: moment,
  /** When its owner opened the link in an email. */
  confirmed_at: z.nullable(moment),
  /** True while it is not on the list yet. */
  pending: z.boolean(),
  /** True while it waits for the administrator, not for its owner. */
  held: z.boolean(),
});

const orders = ['-id', 'id'] as const;

/** The pages behind the links in emails. Whoever has such a link may open it and press its button. */
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
      // `fax`: what no person fills in.
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
  /** A part of an address stands in a body, because addresses of calls are kept in histories and logs. */
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
      /** How many there are in all; `null` where a part of an address is looked for. */
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
