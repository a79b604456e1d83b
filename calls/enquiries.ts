import * as z from 'zod/mini';
import { countries } from '../content/countries.ts';
import { enquiries as forms } from '../content/enquiries/index.ts';
import { enquiryStatuses } from '../content/enquiries/status.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { fieldValue, moment, refusal, messageAnswer, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenMoment } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery } from './model/list.ts';
import { undelivered } from './emails.ts';
import { reply, replyFile } from './replies.ts';

/** What a visitor sent to the company. */
const enquiry = z.object({
  id: recordId,
  /** What people call it by. */
  reference: z.string(),
  /** Its form; one that is no longer declared keeps its name. */
  kind: z.string(),
  status: z.enum(enquiryStatuses),
  /** True while it awaits review: nothing goes out for it. */
  held: z.boolean(),
  suspicions: z.array(z.string()),
  /** What was filled in, by the names of the fields in the code. */
  fields: z.record(z.string(), fieldValue),
  subject: z.string(),
  message: z.string(),
  sender: z.string(),
  email: z.nullable(z.string()),
  /** E.164. */
  phone: z.nullable(z.string()),
  /** As the visitor typed it; `null` also in enquiries that are older than this value. */
  phone_typed: z.nullable(z.string()),
  /** As it is dialled in the countries the company sells in, others with their country; as typed where it cannot be right. */
  phone_shown: z.nullable(z.string()),
  /** True for a number that cannot be right, on which the visitor insisted. */
  phone_to_check: z.boolean(),
  product: z.nullable(recordId),
  /** The address of the page it was sent from, without a language. */
  page: z.string(),
  language: z.enum(languages),
  country: z.enum(countries),
  meeting_at: z.nullable(moment),
  cancelled_at: z.nullable(moment),
  /** The day on which somebody wants to come back to it, by the clock of the country. */
  follow_up_on: z.nullable(z.iso.date()),
  /** The administrator who sees to it. */
  assigned_to: z.nullable(recordId),
  /** Since when what the visitor answered waits for an answer. */
  awaiting_since: z.nullable(moment),
  test: z.boolean(),
  notes: z.string(),
  /** Why it was lost, in the words of the customer who declined its quotation. */
  lost_reason: z.nullable(z.string()),
  created_at: moment,
  /** Changes with every change. */
  updated_at: moment,
});

/** With when it was deleted; until it is erased it can be brought back. */
export const keptEnquiry = z.extend(enquiry, { removed_at: z.nullable(moment) });

const listed = z.extend(keptEnquiry, {
  overdue: z.nullable(z.enum(['unanswered', 'follow-up'])),
  /** The product it is about, by its name of now or its last one. */
  about: z.nullable(z.object({ id: recordId, title: wordsInBoth, exists: z.boolean() })),
});

const whole = z.extend(listed, {
  /** By when a new one should be answered: after one business day of its country's office. */
  answer_by: moment,
  /** What was filled in, as a person reads it. */
  shown: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  /** Other meetings at the same time. */
  overlaps: z.array(z.object({ id: recordId, reference: z.string() })),
  /** Other messages with the same e-mail address or phone number. */
  others: z.array(listed),
  /** What was written since, oldest first. */
  thread: z.array(reply),
  /** The e-mails about it and its quotations that did not arrive, and wait for an administrator. */
  undelivered: z.array(undelivered),
  /** What whoever asks has attached to the answer that is being written. */
  attached: z.array(replyFile),
  /** What it has attached to an answer of the visitor that is being noted. */
  attached_received: z.array(replyFile),
  /** What an answer may begin with. */
  replies: z.array(z.object({ subject: z.string(), text: z.string() })),
});

/** `is_double`: another meeting takes place at the same time. */
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

/** Which messages, in an address; `unanswered`: new ones, and those whose visitor answered since. */
const filter = {
  ...chosen,
  held: z.optional(z.stringbool()),
  removed: z.optional(z.stringbool()),
  assigned: z.optional(writtenId),
  overdue: onlyTrue,
  unanswered: onlyTrue,
} as const;

/** The same in a body, with words: they may be a person's name or address, and addresses are kept in histories and logs. */
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

/** Meetings are asked for by so many days at most: a month in whole weeks, and then some. */
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
      /** `false`: what the visitor answered needs no answer; `true`: it does all the same. */
      awaiting: z.optional(z.boolean()),
      held: z.optional(z.literal(false)),
      /** Refuses the change where the message was changed since then. */
      updated_at: z.optional(z.iso.datetime()),
    }),
    // Its `message` is the sentence about the change.
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
      from: writtenMoment,
      to: writtenMoment,
      ...listQuery({ orders: ['meeting_at'], fields: z.keyof(meeting).options }),
    },
    answer: z.array(meeting),
  }),
};

/** A message with everything that stands on its own screen. */
export type WholeEnquiry = Shape<typeof whole>;
/** A message in whichever list: what only some of them say is absent in the others. */
export type Enquiry = Shape<typeof enquiry> &
  Partial<Pick<Shape<typeof listed>, 'removed_at' | 'overdue' | 'about'> & Pick<Shape<typeof meeting>, 'is_double'>>;
/** Which messages a list holds, but for its words. */
export type EnquiryFilter = Omit<z.input<typeof search>, 'q'>;
/** What is to be changed of a message. */
export type EnquiryChange = z.input<(typeof enquiries.change.body)['schema']>;
