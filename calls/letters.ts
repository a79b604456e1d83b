import { z } from 'zod';
import { recordId } from '../fields/record-id.ts';
import { moment, refusal, told } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { listQuery } from './model/list.ts';

/** A letter or a webhook, as the outbox keeps it. */
const outgoing = z.object({
  id: recordId,
  purpose: z.enum([
    'notification',
    'acknowledgement',
    'cancellation',
    'cancellation-notice',
    'confirmation',
    'reply',
    'invitation',
    'offer',
    'offer-reminder',
    'offer-answer',
    'offer-question',
    'offer-withdrawn',
    'offer-accepted',
    'webhook',
  ]),
  /** The message, the subscriber or the offer it is about. */
  enquiry: recordId.nullable(),
  subscriber: recordId.nullable(),
  offer: recordId.nullable(),
  /** Of a webhook. */
  address: z.string().nullable(),
  /** `undelivered`: it was sent, and a mail server reported that it did not arrive. */
  state: z.enum(['waiting', 'sent', 'failed', 'undelivered']),
  attempts: z.int(),
  /** What the last attempt failed at: the way there, or this message. */
  hindrance: z.enum(['server', 'message']).nullable(),
  next_at: moment,
  last_error: z.string().nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
  failed_at: moment.nullable(),
  undelivered_at: moment.nullable(),
  /** When an administrator had seen to that. */
  settled_at: moment.nullable(),
});

/** An email that did not arrive, where it waits for an administrator. */
export const undelivered = z.object({
  id: recordId,
  purpose: outgoing.shape.purpose,
  /** In the words of a mail server. */
  reason: z.string(),
  at: moment,
});

/** With whom it is about. */
const listed = outgoing.extend({ reference: z.string().nullable(), about: z.string().nullable() });

const letter = z.object({ to: z.string(), subject: z.string(), text: z.string() });

export const letters = {
  mail: defineCall({
    method: 'GET',
    path: '/mail',
    access: 'administrator',
    summary: 'mailRead',
    answer: z.object({
      configured: z.boolean(),
      /** True where letters can hold links. */
      has_address: z.boolean(),
      /** True where what visitors answer is read from a mailbox. */
      reads_mailbox: z.boolean(),
      /** How many letters in it nobody has read; null where it was not read so far. */
      unread: z.int().nullable(),
    }),
  }),
  outbox: defineCall({
    method: 'GET',
    path: '/outbox',
    access: 'administrator',
    summary: 'outboxRead',
    query: {
      /** `failing`: not sent, and tried at least once. `undelivered`: those that wait for an administrator. */
      state: z.enum(['waiting', 'sent', 'failed', 'failing', 'undelivered']).optional(),
      ...listQuery({ usual: 500, most: 500, orders: ['-id', 'id'], fields: listed.keyof().options }),
    },
    answer: z.array(listed),
  }),
  get: defineCall({
    method: 'GET',
    path: '/outbox/:id',
    access: 'administrator',
    summary: 'outboxReadOne',
    params: withId,
    // A webhook has no letter, and neither has what cannot be written any more.
    answer: outgoing.extend({ letter: letter.optional() }),
  }),
  mailSettings: defineCall({
    method: 'GET',
    path: '/mail/settings',
    access: 'administrator',
    summary: 'mailSettingsRead',
    /** Host and port of the mail server, or nothing; whom letters come from and go to. */
    answer: z.object({ server: z.string(), from: z.string(), to: z.string() }),
  }),
  test: defineCall({
    method: 'POST',
    path: '/mail/test',
    access: 'administrator',
    summary: 'mailTest',
    answer: told,
    // The letter cannot go out.
    conflict: refusal,
  }),
  retry: defineCall({
    method: 'POST',
    path: '/outbox/:id/retry',
    access: 'administrator',
    summary: 'outboxRetry',
    params: withId,
    answer: told,
  }),
  settle: defineCall({
    method: 'POST',
    path: '/outbox/:id/settle',
    access: 'administrator',
    summary: 'outboxSettle',
    params: withId,
    answer: told,
  }),
  retryFailing: defineCall({
    method: 'POST',
    path: '/outbox/retry',
    access: 'administrator',
    summary: 'outboxRetryFailing',
    answer: told,
  }),
  webhooks: defineCall({
    method: 'GET',
    path: '/webhooks',
    access: 'administrator',
    summary: 'webhooksRead',
    answer: z.array(z.object({ kind: z.string(), address: z.string(), secret: z.string() })),
  }),
};

/** An email that did not arrive. */
export type Undelivered = Shape<typeof undelivered>;
/** A letter or a webhook, as the outbox lists it. */
export type Outgoing = Shape<typeof listed>;
