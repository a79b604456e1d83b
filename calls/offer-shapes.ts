import { z } from 'zod';
import { countries } from '../content/countries.ts';
import { currencies, offerContent, offerSheet } from '../content/offers/offer.ts';
import { offerAnswers, offerEventKinds, offerStates } from '../content/offers/state.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { undelivered } from './letters.ts';
import { moment, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { reply } from './replies.ts';

/** Money in the smallest unit. */
export const amount = whole;

/** An offer as lists show it. */
export const offer = z.object({
  id: recordId,
  /** `2026-0001`; `null` for one that was never sent. */
  number: z.string().nullable(),
  /** How often it was sent. */
  version: whole,
  state: z.enum(offerStates),
  /** True where what is written now was not sent, but something else was. */
  changed: z.boolean(),
  /** What its customer is called. */
  customer: z.string(),
  language: z.enum(languages),
  country: z.enum(countries),
  currency: z.enum(currencies),
  /** What it comes to as it is written now, and as it was sent last; both with tax. */
  draft_total: amount,
  total: amount.nullable(),
  /** The message it answers. */
  enquiry: recordId.nullable(),
  sent_at: moment.nullable(),
  /** The last day, by the clock of its country. */
  valid_until: z.iso.date().nullable(),
  first_opened_at: moment.nullable(),
  opened_count: whole,
  answered_at: moment.nullable(),
  created_at: moment,
  /** Changes with every change. */
  updated_at: moment,
});

const happening = z.object({
  kind: z.enum(offerEventKinds),
  version: whole.nullable(),
  /** What was asked, or why it was declined. */
  note: z.string(),
  at: moment,
});

/** With the administrator; nobody for what the customer or the clock did. */
const event = happening.extend({ id: recordId, who: z.string() });

const version = z.object({
  version: whole,
  sent_at: moment,
  sent_by: z.string(),
  valid_until: z.iso.date(),
  total: amount,
  /** Where its customer reads it, without the site's own address; `null` where he was erased. */
  page: z.string().nullable(),
});

/** With what it consists of and what became of it. */
export const wholeOffer = offer.extend({
  content: offerContent,
  /** The reference of the message it answers. */
  enquiry_reference: z.string().nullable(),
  answer: z.enum(offerAnswers).nullable(),
  answered_name: z.string().nullable(),
  answer_reason: z.string().nullable(),
  /** When its customer was erased. */
  erased_at: moment.nullable(),
  /** What happened to it, oldest first. */
  events: z.array(event),
  /** What was sent of it, newest first. */
  versions: z.array(version),
  /** What was written about it since, oldest first, and in the conversations of which enquiries. */
  thread: z.array(reply.extend({ enquiry: recordId })),
  /** The e-mails about it that did not arrive, and wait for an administrator. */
  undelivered: z.array(undelivered),
});

/** An offer as its customer is told of it. */
export const offerOfPerson = offer.extend({
  answered_name: z.string().nullable(),
  answer_reason: z.string().nullable(),
  content: offerContent,
  versions: z.array(z.object({ version: whole, sent_at: moment, sheet: offerSheet })),
  events: z.array(happening),
});

export type Offer = Shape<typeof offer>;
export type WholeOffer = Shape<typeof wholeOffer>;
export type OfferOfPerson = Shape<typeof offerOfPerson>;
