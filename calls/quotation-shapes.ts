import * as z from 'zod/mini';
import { countries } from '../content/countries.ts';
import { currencies, quotationContent, quotationSnapshot } from '../content/quotations/quotation.ts';
import { quotationAnswers, quotationEventKinds, quotationStates } from '../content/quotations/state.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { undelivered } from './emails.ts';
import { timestamp, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { reply } from './replies.ts';

/** Money in the smallest currency unit. */
export const amount = whole;

/** A quotation in a list. */
export const quotation = z.object({
  id: recordId,
  /** `2026-0001`; `null` if it was never sent. */
  number: z.nullable(z.string()),
  /** How often it was sent. */
  version: whole,
  state: z.enum(quotationStates),
  /** True if the content differs from the last sent version. */
  changed: z.boolean(),
  /** The name of the customer. */
  customer: z.string(),
  language: z.enum(languages),
  country: z.enum(countries),
  currency: z.enum(currencies),
  /** The totals of the current content and of the last sent version, both with tax. */
  draft_total: amount,
  total: z.nullable(amount),
  /** The id of the enquiry it answers. */
  enquiry: z.nullable(recordId),
  sent_at: z.nullable(timestamp),
  /** The last valid date in the time zone of its country. */
  valid_until: z.nullable(z.iso.date()),
  first_opened_at: z.nullable(timestamp),
  opened_count: whole,
  answered_at: z.nullable(timestamp),
  created_at: timestamp,
  /** Updated by every change. */
  updated_at: timestamp,
});

const happening = z.object({
  kind: z.enum(quotationEventKinds),
  version: z.nullable(whole),
  /** The question, or the reason for declining. */
  note: z.string(),
  at: timestamp,
});

/** With the administrator; empty for actions of the customer and for scheduled ones. */
const event = z.extend(happening, { id: recordId, who: z.string() });

const version = z.object({
  version: whole,
  sent_at: timestamp,
  sent_by: z.string(),
  valid_until: z.iso.date(),
  total: amount,
  /** The path of the customer's page; `null` if the customer was erased. */
  page: z.nullable(z.string()),
});

/** With its content and history. */
export const wholeQuotation = z.extend(quotation, {
  content: quotationContent,
  /** The reference of the enquiry it answers. */
  enquiry_reference: z.nullable(z.string()),
  answer: z.nullable(z.enum(quotationAnswers)),
  answered_name: z.nullable(z.string()),
  answer_reason: z.nullable(z.string()),
  /** When the customer was erased. */
  erased_at: z.nullable(timestamp),
  /** The history, oldest first. */
  events: z.array(event),
  /** The sent versions, newest first. */
  versions: z.array(version),
  /** The messages about it, oldest first, with the enquiries they belong to. */
  thread: z.array(z.extend(reply, { enquiry: recordId })),
  /** Undelivered emails about it that an administrator has to handle. */
  undelivered: z.array(undelivered),
});

/** A quotation in the data export of its customer. */
export const quotationOfDataSubject = z.extend(quotation, {
  answered_name: z.nullable(z.string()),
  answer_reason: z.nullable(z.string()),
  content: quotationContent,
  versions: z.array(z.object({ version: whole, sent_at: timestamp, sheet: quotationSnapshot })),
  events: z.array(happening),
});

export type Quotation = Shape<typeof quotation>;
export type WholeQuotation = Shape<typeof wholeQuotation>;
export type QuotationOfDataSubject = Shape<typeof quotationOfDataSubject>;
