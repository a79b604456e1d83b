import * as z from 'zod/mini';
import { countries } from '../content/countries.ts';
import { currencies, quotationContent, quotationItem, quotationSnapshot } from '../content/quotations/quotation.ts';
import { wholeRate } from '../content/quotations/bounds.ts';
import { quotationStates } from '../content/quotations/state.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery } from './model/list.ts';
import { amount, quotation, wholeQuotation } from './quotation-shapes.ts';

const states = z.enum(['open', 'asked', ...quotationStates]);

/** The filter as query parameters. */
const filter = {
  /** `open`: sent or opened, not answered and not expired. */
  state: z.optional(states),
  country: z.optional(z.enum(countries)),
  enquiry: z.optional(writtenId),
} as const;

const mostListed = 200;
const usuallyListed = 50;
const orders = ['-id', 'id'] as const;

const made = z.extend(messageAnswer, { id: recordId });
const changed = z.extend(messageAnswer, { offer: quotation });
/** A refusal of a late change, with the current state. */
const late = z.extend(refusal, { current: z.optional(quotation) });

/** Quotations for customers. */
export const quotations = {
  list: defineCall({
    method: 'GET',
    path: '/offers',
    access: 'administrator',
    summary: 'offersRead',
    query: {
      ...filter,
      ...listQuery({ usual: usuallyListed, most: mostListed, orders, fields: z.keyof(quotation).options }),
    },
    answer: z.array(quotation),
  }),
  // Search words may be personal data, and addresses appear in histories and logs.
  find: defineCall({
    method: 'POST',
    path: '/offers/find',
    access: 'administrator',
    summary: 'offersFind',
    body: z.strictObject({
      state: z.optional(states),
      country: z.optional(z.enum(countries)),
      q: z._default(storedText(200), ''),
      after: z.optional(recordId),
      sort: z._default(z.enum(orders), orders[0]),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(mostListed)), usuallyListed),
    }),
    answer: z.array(quotation),
  }),
  figures: defineCall({
    method: 'GET',
    path: '/offers/figures',
    access: 'administrator',
    summary: 'offersFigures',
    query: { months: z._default(writtenWhole(1, 36), 12) },
    answer: z.object({
      /** The number of quotations in each state. */
      states: z.array(z.object({ state: z.enum(quotationStates), count: whole })),
      /** By month of the first sending: what was sent, and what of it was accepted; newest first. */
      months: z.array(
        z.object({
          /** `2026-11`, in the time zone of the country. */
          month: z.string(),
          country: z.enum(countries),
          currency: z.enum(currencies),
          sent: whole,
          total: amount,
          accepted: whole,
          accepted_total: amount,
        }),
      ),
      /** The median of the days from an enquiry to the acceptance of its quotation, for the latest ones. */
      days_to_acceptance: z.nullable(z.number().check(z.minimum(0))),
      /** Quotations that need attention: unanswered ones, those of them that expire within three days, and drafts. */
      waiting: z.object({ open: whole, ending: whole, drafts: whole }),
    }),
  }),
  export: defineCall({
    method: 'GET',
    path: '/offers/export',
    access: 'administrator',
    summary: 'offersExport',
    query: filter,
    answer: { is: 'file', types: ['text/csv'] },
  }),
  get: defineCall({
    method: 'GET',
    path: '/offers/:id',
    access: 'administrator',
    summary: 'offerRead',
    params: withId,
    answer: wholeQuotation,
  }),
  /** Creates a quotation: empty, or from an enquiry with its sender, product and plan. */
  make: defineCall({
    method: 'POST',
    path: '/offers',
    access: 'administrator',
    summary: 'offerMake',
    body: z.union([
      z.strictObject({ enquiry: recordId }),
      z.strictObject({ language: z.enum(languages), country: z.enum(countries) }),
    ]),
    answer: made,
    status: 201,
  }),
  /** The content of a new quotation: texts, rates and currency of a language and a country. */
  begin: defineCall({
    method: 'GET',
    path: '/offers/beginning',
    access: 'administrator',
    summary: 'offerBeginning',
    query: { language: z.enum(languages), country: z.enum(countries) },
    answer: quotationContent,
  }),
  /** A product, or a square metre of a cabinet, as an item in a language and for a country. */
  item: defineCall({
    method: 'GET',
    path: '/offers/item',
    access: 'administrator',
    summary: 'offerItem',
    query: {
      kind: z.enum(['product', 'cabinet']),
      record: writtenId,
      language: z.enum(languages),
      country: z.enum(countries),
      /** In hundredths of a percent; the prices of the catalogue include tax. */
      tax: z._default(writtenWhole(0, wholeRate), 0),
    },
    answer: z.object({ item: z.nullable(quotationItem) }),
  }),
  save: defineCall({
    method: 'PUT',
    path: '/offers/:id',
    access: 'administrator',
    summary: 'offerSave',
    params: withId,
    body: z.strictObject({ content: quotationContent, updated_at: z.iso.datetime() }),
    answer: changed,
    conflict: late,
  }),
  duplicate: defineCall({
    method: 'POST',
    path: '/offers/:id/duplicate',
    access: 'administrator',
    summary: 'offerDuplicate',
    params: withId,
    answer: made,
    status: 201,
    conflict: refusal,
  }),
  send: defineCall({
    method: 'POST',
    path: '/offers/:id/send',
    access: 'administrator',
    summary: 'offerSend',
    params: withId,
    body: z.strictObject({ updated_at: z.iso.datetime() }),
    answer: changed,
    conflict: late,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/offers/:id/withdraw',
    access: 'administrator',
    summary: 'offerWithdraw',
    params: withId,
    answer: changed,
    conflict: refusal,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/offers/:id',
    access: 'administrator',
    summary: 'offerRemove',
    params: withId,
    answer: messageAnswer,
    conflict: refusal,
  }),
  version: defineCall({
    method: 'GET',
    path: '/offers/:id/versions/:version',
    access: 'administrator',
    summary: 'offerVersion',
    params: { ...withId, version: writtenId },
    answer: quotationSnapshot,
  }),
  versionPdf: defineCall({
    method: 'GET',
    path: '/offers/:id/versions/:version/pdf',
    access: 'administrator',
    summary: 'offerVersionPdf',
    params: { ...withId, version: writtenId },
    answer: { is: 'file', types: ['application/pdf'] },
    refusals: [503],
  }),
  draftPdf: defineCall({
    method: 'GET',
    path: '/offers/:id/pdf',
    access: 'administrator',
    summary: 'offerDraftPdf',
    params: withId,
    answer: { is: 'file', types: ['application/pdf'] },
    refusals: [503],
  }),
};

export type QuotationMetrics = Shape<typeof quotations.figures.answer.schema>;
