import * as z from 'zod/mini';
import { countries } from '../content/countries.ts';
import { recordId } from '../fields/record-id.ts';
import { whole, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';

/** The number of records of a collection or settings group, and of those complete in each language. */
const completeness = z.object({
  base: z.string(),
  /** The screen that edits it, below `/dashboard/`; `null` for settings. */
  screen: z.nullable(z.string()),
  /** The area of that screen. */
  area: z.nullable(z.string()),
  records: whole,
  en: whole,
  ar: whole,
});

/** The numbers of page views and enquiries. */
const totals = z.object({ visits: whole, enquiries: whole });

const visitTotals = z.object({
  /** One entry per date (`2026-03-01`), oldest first. */
  days: z.array(z.extend(totals, { day: z.iso.date() })),
  /** Most visited first. */
  products: z.array(z.extend(totals, { id: recordId, title: wordsInBoth })),
  /** `null` if a visitor chose no country. */
  countries: z.array(z.extend(totals, { country: z.nullable(z.enum(countries)) })),
});

/** A record found by its title. */
const foundRecord = z.object({
  base: z.string(),
  id: recordId,
  category_id: z.nullable(recordId),
  title: wordsInBoth,
  /** The title of the parent; `null` if it has none. */
  parent_title: z.nullable(wordsInBoth),
});

/** Something beside records that was found. */
const found = z.object({
  kind: z.enum(['customer', 'enquiry', 'quotation', 'file']),
  /** Of a customer, an enquiry of theirs. */
  id: recordId,
  name: z.string(),
  /** The reference of an enquiry, the number of a quotation, the e-mail address or phone number of a customer. */
  detail: z.string(),
});

/** Metrics and translation progress of the site, and a search of all records. */
export const overview = {
  completeness: defineCall({
    method: 'GET',
    path: '/completeness',
    access: 'administrator',
    summary: 'completenessRead',
    answer: z.array(completeness),
  }),
  figures: defineCall({
    method: 'GET',
    path: '/figures',
    access: 'administrator',
    summary: 'figuresRead',
    answer: visitTotals,
  }),
  records: defineCall({
    method: 'GET',
    path: '/records',
    access: 'administrator',
    summary: 'recordsFind',
    /** Words of a title in either language; an empty query finds nothing. */
    query: { q: z._default(z.string().check(z.trim(), z.maxLength(200)), '') },
    answer: z.array(foundRecord),
  }),
  /** Words may be a person's name or address, so they are in a body: addresses are stored in histories and logs. */
  find: defineCall({
    method: 'POST',
    path: '/find',
    access: 'administrator',
    summary: 'otherThingsFind',
    body: z.strictObject({ q: storedText(200) }),
    answer: z.array(found),
  }),
};

/** The translation progress of a collection or settings group. */
export type Completeness = Shape<typeof completeness>;
/** A record found by its title. */
export type FoundRecord = Shape<typeof foundRecord>;
/** A customer, an enquiry, a quotation or a file that was found. */
export type Found = Shape<typeof found>;
