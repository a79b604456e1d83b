import * as z from 'zod/mini';
import { countries } from '../content/countries.ts';
import { enquiries as forms } from '../content/enquiries/index.ts';
import { enquiryStatuses } from '../content/enquiries/status.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { fieldValue, timestamp, refusal, messageAnswer, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenTimestamp } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery } from './model/list.ts';
import { undelivered } from './emails.ts';
import { reply, replyFile } from './replies.ts';

/** An enquiry of a visitor. */
const enquiry = z.object({
  id: recordId,
  /** The reference number. */
  reference: z.string(),
  /** The key of its form, even if the form is no longer declared. */
  kind: z.string(),
  status: z.enum(enquiryStatuses),
  /** True while it is pending moderation and nothing is sent for it. */
  held: z.boolean(),
  suspicions: z.array(z.string()),
  /** The values by declared field name. */
  fields: z.record(z.string(), fieldValue),
  subject: z.string(),
  message: z.string(),
  sender: z.string(),
  email: z.nullable(z.string()),
  /** E.164. */
  phone: z.nullable(z.string()),
  /** As typed by the visitor; also `null` in enquiries that are older than this value. */
  phone_typed: z.nullable(z.string()),
  /** National format in the countries of the company, international for others; as typed if it cannot be valid. */
  phone_shown: z.nullable(z.string()),
  /** True for an implausible number that the visitor confirmed. */
  phone_to_check: z.boolean(),
  product: z.nullable(recordId),
  /** The path of the page it was sent from, without the language. */
  page: z.string(),
  language: z.enum(languages),
  country: z.enum(countries),
  meeting_at: z.nullable(timestamp),
  cancelled_at: z.nullable(timestamp),
  /** The follow-up date in the time zone of the country. */
  follow_up_on: z.nullable(z.iso.date()),
  /** The id of the responsible administrator. */
  assigned_to: z.nullable(recordId),
  /** Since when a reply of the visitor has been unanswered. */
  awaiting_since: z.nullable(timestamp),
  test: z.boolean(),
  notes: z.string(),
  /** Why it was lost, as written by the customer who declined the quotation. */
  lost_reason: z.nullable(z.string()),
  created_at: timestamp,
  /** Updated by every change. */
  updated_at: timestamp,
});

/** With the deletion time. Until it is erased, it can be restored. */
export const enquiryWithRemoval = z.extend(enquiry, { removed_at: z.nullable(timestamp) });

const listed = z.extend(enquiryWithRemoval, {
  overdue: z.nullable(z.enum(['unanswered', 'follow-up'])),
  /** The product with its current or last name. */
  about: z.nullable(z.object({ id: recordId, title: wordsInBoth, exists: z.boolean() })),
});

const whole = z.extend(listed, {
  /** The deadline for a new enquiry: one business day of the country's office. */
  answer_by: timestamp,
  /** The values formatted for reading. */
  shown: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  /** Other meetings at the same time. */
  overlaps: z.array(z.object({ id: recordId, reference: z.string() })),
  /** Other enquiries with the same email address or phone number. */
  others: z.array(listed),
  /** The conversation, oldest first. */
  thread: z.array(reply),
  /** Undelivered emails about it and its quotations that an administrator has to handle. */
  undelivered: z.array(undelivered),
  /** The current administrator's attachments of the reply being written. */
  attached: z.array(replyFile),
  /** The current administrator's attachments of the received message being added. */
  attached_received: z.array(replyFile),
  /** The reply templates. */
  replies: z.array(z.object({ subject: z.string(), text: z.string() })),
});

/** `is_double`: another meeting is at the same time. */
const meeting = z.extend(enquiry, { is_double: z.boolean() });

const chosen = {
  kind: z.optional(z.enum(forms.map(({ kind }) => kind))),
  status: z.optional(z.enum(enquiryStatuses)),
} as const;

const onlyTrue = z.optional(
  z.pipe(
    z.literal('true'),
    z.transform((): true => true),
  ),
);

/** The filter as query parameters. `unanswered`: new enquiries, and those with an unanswered reply of the visitor. */
const filter = {
  ...chosen,
  held: z.optional(z.stringbool()),
  removed: z.optional(z.stringbool()),
  assigned: z.optional(writtenId),
  overdue: onlyTrue,
  unanswered: onlyTrue,
} as const;

/**
 * The same in a body with search words, because they may be personal data and addresses appear in histories and logs.
 */
const search = z.strictObject({
  ...chosen,
  held: z.optional(z.boolean()),
  removed: z.optional(z.boolean()),
  assigned: z.optional(recordId),
  overdue: z.optional(z.literal(true)),
  unanswered: z.optional(z.literal(true)),
  q: z._default(storedText(200), ''),
});

const mostListed = 500;
const usuallyListed = 100;
const orders = ['-id', 'id'] as const;
const format = z._default(z.enum(['csv', 'json']), 'csv');
const exported = { is: 'file', types: ['text/csv', 'application/json'] } as const;

/** The longest range of meetings in days: a month in whole weeks, and a margin. */
export const mostMeetingDays = 62;

export const enquiries = {
  list: defineCall({
    method: 'GET',
    path: '/enquiries',
    access: 'administrator',
    summary: 'enquiriesRead',
    query: {
      ...filter,
      ...listQuery({ usual: usuallyListed, most: mostListed, orders, fields: z.keyof(listed).options }),
    },
    answer: z.array(listed),
  }),
  find: defineCall({
    method: 'POST',
    path: '/enquiries/find',
    access: 'administrator',
    summary: 'enquiriesFind',
    body: z.extend(search, {
      after: z.optional(recordId),
      sort: z._default(z.enum(orders), orders[0]),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(mostListed)), usuallyListed),
    }),
    answer: z.array(listed),
  }),
  exportFound: defineCall({
    method: 'POST',
    path: '/enquiries/export',
    access: 'administrator',
    summary: 'enquiriesFindExport',
    body: z.extend(search, { format }),
    answer: exported,
  }),
  export: defineCall({
    method: 'GET',
    path: '/enquiries/export',
    access: 'administrator',
    summary: 'enquiriesExport',
    query: { ...filter, format },
    answer: exported,
  }),
  get: defineCall({
    method: 'GET',
    path: '/enquiries/:id',
    access: 'administrator',
    summary: 'enquiryRead',
    params: withId,
    answer: whole,
  }),
  change: defineCall({
    method: 'PATCH',
    path: '/enquiries/:id',
    access: 'administrator',
    summary: 'enquiryChange',
    params: withId,
    body: z.strictObject({
      status: z.optional(z.enum(enquiryStatuses)),
      notes: z.optional(storedText(5000)),
      follow_up_on: z.optional(z.nullable(z.iso.date())),
      assigned_to: z.optional(z.nullable(recordId)),
      cancelled: z.optional(z.boolean()),
      /** `false`: the visitor's reply needs no answer. `true`: it does after all. */
      awaiting: z.optional(z.boolean()),
      held: z.optional(z.literal(false)),
      /** Refuses the change with 409 if the enquiry was changed since. */
      updated_at: z.optional(z.iso.datetime()),
    }),
    // `message` is the sentence about the change.
    answer: listed,
    conflict: z.extend(refusal, { current: enquiry }),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/enquiries/:id',
    access: 'administrator',
    summary: 'enquiryRemove',
    params: withId,
    answer: messageAnswer,
  }),
  restore: defineCall({
    method: 'POST',
    path: '/enquiries/:id/restore',
    access: 'administrator',
    summary: 'enquiryRestore',
    params: withId,
    answer: messageAnswer,
  }),
  calendar: defineCall({
    method: 'GET',
    path: '/enquiries/:id/calendar',
    access: 'administrator',
    summary: 'enquiryCalendar',
    params: withId,
    answer: { is: 'file', types: ['text/calendar'] },
  }),
  sendTest: defineCall({
    method: 'POST',
    path: '/enquiries/test',
    access: 'administrator',
    summary: 'enquiryTest',
    answer: z.extend(messageAnswer, { id: recordId, reference: z.string() }),
    status: 201,
  }),
  meetings: defineCall({
    method: 'GET',
    path: '/meetings',
    access: 'administrator',
    summary: 'meetingsRead',
    query: {
      from: writtenTimestamp,
      to: writtenTimestamp,
      ...listQuery({ orders: ['meeting_at'], fields: z.keyof(meeting).options }),
    },
    answer: z.array(meeting),
  }),
};

/** An enquiry with everything that its screen shows. */
export type WholeEnquiry = Shape<typeof whole>;
/** An enquiry of any list; values that only some lists have are optional. */
export type Enquiry = Shape<typeof enquiry> &
  Partial<Pick<Shape<typeof listed>, 'removed_at' | 'overdue' | 'about'> & Pick<Shape<typeof meeting>, 'is_double'>>;
/** The filter of a list, without search words. */
export type EnquiryFilter = Omit<z.input<typeof search>, 'q'>;
/** The changes to an enquiry. */
export type EnquiryChange = z.input<(typeof enquiries.change.body)['schema']>;
