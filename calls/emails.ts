import * as z from 'zod/mini';
import { mailEncryptions, mailPorts } from '../content/mail-server.ts';
import { recordId } from '../fields/record-id.ts';
import { timestamp, refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { confirmation, onlyConfirmation } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery } from './model/list.ts';

/** An email or webhook in the outbox. */
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
  /** The enquiry, subscriber or quotation it belongs to. */
  enquiry: z.nullable(recordId),
  subscriber: z.nullable(recordId),
  offer: z.nullable(recordId),
  /** Only of a webhook. */
  address: z.nullable(z.string()),
  /** `undelivered`: it was sent, and a mail server later reported that it did not arrive. */
  state: z.enum(['waiting', 'sent', 'failed', 'undelivered']),
  attempts: z.int(),
  /** The cause of the last failure: the mail server, or this message. */
  hindrance: z.nullable(z.enum(['server', 'message'])),
  next_at: timestamp,
  last_error: z.nullable(z.string()),
  created_at: timestamp,
  sent_at: z.nullable(timestamp),
  failed_at: z.nullable(timestamp),
  undelivered_at: z.nullable(timestamp),
  /** When an administrator marked it as handled. */
  settled_at: z.nullable(timestamp),
});

/** An undelivered email that an administrator has to handle. */
export const undelivered = z.object({
  id: recordId,
  purpose: outgoing.shape.purpose,
  /** The text of a mail server. */
  reason: z.string(),
  at: timestamp,
});

/** With the reference and the person it concerns. */
const listed = z.extend(outgoing, { reference: z.nullable(z.string()), about: z.nullable(z.string()) });

const email = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** The mail configuration. */
const mailSettings = z.object({
  /** Where the mail server is configured; the environment has precedence. `null` if there is none. */
  source: z.nullable(z.enum(['environment', 'settings'])),
  /** Host and port of the mail server; empty if there is none and emails wait. */
  server: z.string(),
  /** The sender and the recipient at the company; empty if unknown. */
  from: z.string(),
  to: z.string(),
  /** The settings of administrators, without the password. */
  stored: z.nullable(
    z.object({
      host: z.string(),
      port: z.int(),
      encryption: z.enum(mailEncryptions),
      user: z.string(),
      has_password: z.boolean(),
      sender: z.string(),
      changed_at: timestamp,
      changed_by: z.string(),
    }),
  ),
});

export const emails = {
  mail: defineCall({
    method: 'GET',
    path: '/mail',
    access: 'administrator',
    summary: 'mailRead',
    answer: z.object({
      configured: z.boolean(),
      /** The number of waiting emails, and of those too old to be sent without a confirmation. */
      waiting: whole,
      old: whole,
      /** True if emails can contain links. */
      has_address: z.boolean(),
      /** True if replies of visitors are read from a mailbox. */
      reads_mailbox: z.boolean(),
      /** The number of unread emails in it; `null` if it was never read. */
      unread: z.nullable(z.int()),
    }),
  }),
  outbox: defineCall({
    method: 'GET',
    path: '/outbox',
    access: 'administrator',
    summary: 'outboxRead',
    query: {
      /** `failing`: not sent and tried at least once. `undelivered`: an administrator has to handle it. */
      state: z.optional(z.enum(['waiting', 'sent', 'failed', 'failing', 'undelivered'])),
      ...listQuery({ usual: 500, most: 500, orders: ['-id', 'id'], fields: z.keyof(listed).options }),
    },
    answer: z.array(listed),
  }),
  get: defineCall({
    method: 'GET',
    path: '/outbox/:id',
    access: 'administrator',
    summary: 'outboxReadOne',
    params: withId,
    // Absent for a webhook and for an email whose content no longer exists.
    answer: z.extend(outgoing, { letter: z.optional(email) }),
  }),
  mailSettings: defineCall({
    method: 'GET',
    path: '/mail/settings',
    access: 'administrator',
    summary: 'mailSettingsRead',
    answer: mailSettings,
  }),
  changeMailSettings: defineCall({
    method: 'PUT',
    path: '/mail/settings',
    access: 'administrator',
    summary: 'mailSettingsChange',
    body: z.strictObject({
      /** A host name or a public IP address. */
      host: storedText(253).check(z.minLength(1)),
      port: z.literal(mailPorts),
      encryption: z.enum(mailEncryptions),
      /** Empty if the server requires no login. */
      user: storedText(300),
      /** If absent, the stored password stays, unless host or port change. */
      mail_password: z.optional(storedText(1000).check(z.minLength(1))),
      /** An address, or a name with the address in angle brackets; empty for the country's email address. */
      sender: storedText(300).check(z.regex(/^(?:[^\r\n]*[^\s@]@[^\s@]+)?$/)),
      ...confirmation,
    }),
    answer: z.extend(messageAnswer, { settings: mailSettings }),
    refusals: [429],
    // The environment configures a mail server.
    conflict: refusal,
  }),
  removeMailSettings: defineCall({
    method: 'POST',
    path: '/mail/settings/remove',
    access: 'administrator',
    summary: 'mailSettingsRemove',
    body: onlyConfirmation,
    answer: messageAnswer,
    refusals: [404, 429],
  }),
  test: defineCall({
    method: 'POST',
    path: '/mail/test',
    access: 'administrator',
    summary: 'mailTest',
    answer: messageAnswer,
    // The email cannot be sent.
    conflict: refusal,
  }),
  retry: defineCall({
    method: 'POST',
    path: '/outbox/:id/retry',
    access: 'administrator',
    summary: 'outboxRetry',
    params: withId,
    answer: messageAnswer,
  }),
  settle: defineCall({
    method: 'POST',
    path: '/outbox/:id/settle',
    access: 'administrator',
    summary: 'outboxSettle',
    params: withId,
    answer: messageAnswer,
  }),
  sendOld: defineCall({
    method: 'POST',
    path: '/outbox/old/send',
    access: 'administrator',
    summary: 'outboxSendOld',
    answer: z.extend(messageAnswer, { count: whole }),
  }),
  discardOld: defineCall({
    method: 'POST',
    path: '/outbox/old/discard',
    access: 'administrator',
    summary: 'outboxDiscardOld',
    answer: z.extend(messageAnswer, { count: whole }),
  }),
  retryFailing: defineCall({
    method: 'POST',
    path: '/outbox/retry',
    access: 'administrator',
    summary: 'outboxRetryFailing',
    answer: messageAnswer,
  }),
  webhooks: defineCall({
    method: 'GET',
    path: '/webhooks',
    access: 'administrator',
    summary: 'webhooksRead',
    answer: z.array(z.object({ kind: z.string(), address: z.string(), secret: z.string() })),
  }),
};

/** An undelivered email. */
export type Undelivered = Shape<typeof undelivered>;
/** The mail configuration. */
export type MailSettings = Shape<typeof mailSettings>;
/** An email or webhook as the outbox lists it. */
export type Outgoing = Shape<typeof listed>;
