import * as z from 'zod/mini';
import { countries } from '../content/countries.ts';
import { currencies, quotationContent, quotationSnapshot } from '../content/quotations/quotation.ts';
import { quotationAnswers, quotationEventKinds, quotationStates } from '../content/quotations/state.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { undelivered } from './emails.ts';
import { moment, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { reply } from './replies.ts';

/** Money in the smallest unit. */
export const amount = whole;

/** An offer as lists show it. */
export const quotation = z.object({
  id: recordId,
  /** `2026-0001`; `null` for one that was never sent. */
  number: z.nullable(z.string()),
  /** How often it was sent. */
  version: whole,
  state: z.enum(quotationStates),
  /** True where what is written now was not sent, but something else was. */
  changed: z.boolean(),
  /** What its customer is called. */
  customer: z.string(),
  language: z.enum(languages),
  country: z.enum(countries),
  currency: z.enum(currencies),
  /** What it comes to as it is written now, and as it was sent last; both with tax. */
  draft_total: amount,
  total: z.nullable(amount),
  /** The message it answers. */
  enquiry: z.nullable(recordId),
  sent_at: z.nullable(moment),
  /** The last day, by the clock of its country. */
  valid_until: z.nullable(z.iso.date()),
  first_opened_at: z.nullable(moment),
  opened_count: whole,
  answered_at: z.nullable(moment),
  created_at: moment,
  /** Changes with every change. */
  updated_at: moment,
});

const happening = z.object({
  kind: z.enum(quotationEventKinds),
  version: z.nullable(whole),
  /** What was asked, or why it was declined. */
  note: z.string(),
  at: moment,
});

/** With the administrator; nobody for what the customer or the clock did. */
const event = z.extend(happening, { id: recordId, who: z.string() });

const version = z.object({
  version: whole,
  sent_at: moment,
  sent_by: z.string(),
  valid_until: z.iso.date(),
  total: amount,
  /** Where its customer reads it, without the site's own address; `null` where he was erased. */
  page: z.nullable(z.string()),
});

/** With what it consists of and what became of it. */
export const wholeQuotation = z.extend(quotation, {
  content: quotationContent,
  /** The reference of the message it answers. */
  enquiry_reference: z.nullable(z.string()),
  answer: z.nullable(z.enum(quotationAnswers)),
  answered_name: z.nullable(z.string()),
  answer_reason: z.nullable(z.string()),
  /** When its customer was erased. */
  erased_at: z.nullable(moment),
  /** What happened to it, oldest first. */
  events: z.array(event),
  /** What was sent of it, newest first. */
  versions: z.array(version),
  /** What was written about it since, oldest first, and in the conversations of which enquiries. */
  thread: z.array(z.extend(reply, { enquiry: recordId })),
  /** The e-mails about it that did not arrive, and wait for an administrator. */
  undelivered: z.array(undelivered),
});

/** An offer as its customer is told of it. */
export const quotationOfPerson = z.extend(quotation, {
  answered_name: z.nullable(z.string()),
  answer_reason: z.nullable(z.string()),
  content: quotationContent,
  versions: z.array(z.object({ version: whole, sent_at: moment, sheet: quotationSnapshot })),
  events: z.array(happening),
});

export type Quotation = Shape<typeof quotation>;
export type WholeQuotation = Shape<typeof wholeQuotation>;
export type QuotationOfPerson = Shape<typeof quotationOfPerson>;
