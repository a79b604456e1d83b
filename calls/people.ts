import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { enquiryWithRemoval } from './enquiries.ts';
import { timestamp, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';
import { quotationOfDataSubject } from './quotation-shapes.ts';
import { reply } from './replies.ts';

const email = storedText(254).check(z.trim(), z.toLowerCase(), z.minLength(1));
/** In any notation: with Latin or Arabic digits, with or without the country code. */
const phone = z.string().check(z.minLength(1), z.maxLength(100));
const name = storedText(200).check(z.minLength(1));

/** The data subject. Never in an address, because addresses appear in histories and logs. */
const named = z.union([z.strictObject({ email }), z.strictObject({ phone })]);

const mostKeys = 20;
const mostReferences = 100;
const erasure = z
  .strictObject({
    emails: z._default(z.array(email).check(z.maxLength(mostKeys)), []),
    phones: z._default(z.array(phone).check(z.maxLength(mostKeys)), []),
    names: z._default(z.array(name).check(z.maxLength(mostKeys)), []),
    references: z._default(z.array(name).check(z.maxLength(mostReferences)), []),
  })
  .check(z.refine((filter) => Object.values(filter).some(({ length }) => length > 0)));

/** All data stored about a data subject, found by email address or phone number. */
const dataSubject = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  enquiries: z.array(z.extend(enquiryWithRemoval, { thread: z.array(reply) })),
  offers: z.array(quotationOfDataSubject),
  subscriptions: z.array(
    z.object({
      email: z.string(),
      language: z.enum(languages),
      created_at: timestamp,
      confirmed_at: z.nullable(timestamp),
    }),
  ),
  consents: z.array(
    z.object({
      purpose: z.enum(['answer', 'marketing', 'newsletter']),
      given: z.boolean(),
      version: z.string(),
      language: z.enum(languages),
      at: timestamp,
    }),
  ),
});

/** The backups that contain the data subject. */
const backups = z.object({
  kept: z.array(z.object({ name: z.string(), made_at: timestamp })),
  is_making_one: z.boolean(),
});

/** Other data that may belong to the data subject. */
const related = z.object({
  /** The address or number formatted for reading. */
  shown: z.string(),
  others: z.array(
    z.object({
      kind: z.enum(['email', 'phone']),
      value: z.string(),
      shown: z.string(),
      /** `shared`: the data subject's enquiries that contain it. `more`: further enquiries sent under it. */
      shared: z.int(),
      more: z.int(),
      subscriptions: z.int(),
    }),
  ),
  /** Public author names, with the numbers of items and of others' comments on them. */
  names: z.array(z.object({ name: z.string(), messages: z.int(), replies: z.int() })),
  /** Enquiries without a sender that mention the data subject. */
  unsigned: z.array(z.object({ id: recordId, reference: z.string(), subject: z.string() })),
  backups,
});

const erased = z.extend(messageAnswer, {
  enquiries: z.int(),
  subscriptions: z.int(),
  messages: z.int(),
  /** Deleted drafts, and numbered quotations that are retained without personal data. */
  offers: z.object({ deleted: z.int(), kept: z.int() }),
  /** When the last residue leaves the database files. */
  forgotten: z.enum(['now', 'later', 'in-time']),
  backups,
});

export const people = {
  find: defineCall({
    method: 'POST',
    path: '/people/find',
    access: 'administrator',
    summary: 'personRead',
    body: named,
    answer: dataSubject,
  }),
  /** The same with all files of the conversations. */
  export: defineCall({
    method: 'POST',
    path: '/people/export',
    access: 'administrator',
    summary: 'personExport',
    body: named,
    answer: { is: 'file', types: ['application/json'] },
  }),
  related: defineCall({
    method: 'POST',
    path: '/people/related',
    access: 'administrator',
    summary: 'personRelated',
    body: named,
    answer: related,
  }),
  erase: defineCall({
    method: 'POST',
    path: '/people/erase',
    access: 'administrator',
    summary: 'personErase',
    body: erasure,
    answer: erased,
  }),
};

/** A data subject in a call. */
export type NamedDataSubject = z.output<typeof named>;
/** All data stored about a data subject. */
export type DataSubject = Shape<typeof dataSubject>;
export type RelatedData = Shape<typeof related>;
export type HoldingBackups = Shape<typeof backups>;
/** The keys of the data to erase. */
export type Erasure = z.output<typeof erasure>;
export type ErasedDataSubject = Shape<typeof erased>;
