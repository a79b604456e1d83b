import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { keptEnquiry } from './enquiries.ts';
import { moment, messageAnswer } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';
import { quotationOfPerson } from './quotation-shapes.ts';
import { reply } from './replies.ts';

const email = storedText(254).check(z.trim(), z.toLowerCase(), z.minLength(1));
/** As it is written: with Latin or Arabic digits, with or without the code of the country. */
const phone = z.string().check(z.minLength(1), z.maxLength(100));
const name = storedText(200).check(z.minLength(1));

/** Whom a call is about. Never in an address: those are kept in histories and logs. */
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
  .check(z.refine((given) => Object.values(given).some(({ length }) => length > 0)));

/** Everything the site keeps about one person, under whichever of the two was asked for. */
const person = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  enquiries: z.array(z.extend(keptEnquiry, { thread: z.array(reply) })),
  offers: z.array(quotationOfPerson),
  subscriptions: z.array(
    z.object({
      email: z.string(),
      language: z.enum(languages),
      created_at: moment,
      confirmed_at: z.nullable(moment),
    }),
  ),
  consents: z.array(
    z.object({
      purpose: z.enum(['answer', 'marketing', 'newsletter']),
      given: z.boolean(),
      version: z.string(),
      language: z.enum(languages),
      at: moment,
    }),
  ),
});

/** Backups of the site that hold whoever is erased. */
const backups = z.object({
  kept: z.array(z.object({ name: z.string(), made_at: moment })),
  is_making_one: z.boolean(),
});

/** What else may belong to a person. */
const related = z.object({
  /** The address or number as people read it. */
  shown: z.string(),
  others: z.array(
    z.object({
      kind: z.enum(['email', 'phone']),
      value: z.string(),
      shown: z.string(),
      /** Messages of the person that name it, and further ones that were sent under it. */
      shared: z.int(),
      more: z.int(),
      subscriptions: z.int(),
    }),
  ),
  /** Under which something stands in public, with what others wrote below it. */
  names: z.array(z.object({ name: z.string(), messages: z.int(), replies: z.int() })),
  /** Messages without a sender that name the person. */
  unsigned: z.array(z.object({ id: recordId, reference: z.string(), subject: z.string() })),
  backups,
});

const erased = z.extend(messageAnswer, {
  enquiries: z.int(),
  subscriptions: z.int(),
  messages: z.int(),
  /** Drafts that were deleted, and offers with a number that are kept without the person. */
  offers: z.object({ deleted: z.int(), kept: z.int() }),
  /** When the last traces leave the files of the database. */
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
    answer: person,
  }),
  /** The same with every file of the conversations. */
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

/** How a call names a person. */
export type NamedPerson = z.output<typeof named>;
/** Everything the site keeps about one person. */
export type Person = Shape<typeof person>;
export type RelatedPerson = Shape<typeof related>;
export type HoldingBackups = Shape<typeof backups>;
/** What is erased, by what it stands under. */
export type Erasure = z.output<typeof erasure>;
export type ErasedPerson = Shape<typeof erased>;
