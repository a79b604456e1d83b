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

/** Which offers, in an address. */
const filter = {
  /** `open`: sent or opened, and neither answered nor over. */
  state: z.optional(states),
  country: z.optional(z.enum(countries)),
  enquiry: z.optional(writtenId),
} as const;

const mostListed = 200;
const usuallyListed = 50;
const orders = ['-id', 'id'] as const;

const made = z.extend(messageAnswer, { id: recordId });
const changed = z.extend(messageAnswer, { offer: quotation });
/** What is there now, for who was too late. */
const late = z.extend(refusal, { current: z.optional(quotation) });

/** Offers to customers. */
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
  // Words may be a person's name or address, and addresses are kept in histories and logs.
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
      /** How many there are in each state. */
      states: z.array(z.object({ state: z.enum(quotationStates), count: whole })),
      /** What was sent first in each month, and what of it was accepted; newest first. */
      months: z.array(
        z.object({
          /** `2026-11`, by the clock of the country. */
          month: z.string(),
          country: z.enum(countries),
          currency: z.enum(currencies),
          sent: whole,
          total: amount,
          accepted: whole,
          accepted_total: amount,
        }),
      ),
      /** Days from a message to the acceptance of an offer that answers it: the median of the latest ones. */
      days_to_acceptance: z.nullable(z.number().check(z.minimum(0))),
      /** What needs somebody: offers that nobody answered yet, those among them that end within three days, and drafts. */
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
  /** From nothing, or from a message with its sender, its product and its plan. */
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
  /** With the texts, rates and currency of another language or country. */
  begin: defineCall({
    method: 'GET',
    path: '/offers/beginning',
    access: 'administrator',
    summary: 'offerBeginning',
    query: { language: z.enum(languages), country: z.enum(countries) },
    answer: quotationContent,
  }),
  /** A product or a square metre of a cabinet, as an offer in a language and for a country has it. */
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
      /** In hundredths of a percent: the catalogue's prices are with tax. */
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

export type QuotationFigures = Shape<typeof quotations.figures.answer.schema>;
