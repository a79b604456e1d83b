import * as z from 'zod/mini';
import { quotationAcceptance, quotationQuestion, quotationRefusal } from '../content/enquiries/quotation-answers.ts';
import type { Fields } from '../fields/field.ts';
import { refusal, messageAnswer } from './model/answers.ts';
import { defineCall } from './model/define-call.ts';

/** Access by the link of a quotation; mail programs add query parameters. */
const held = {
  access: 'holder',
  query: { token: z._default(z.string(), '') },
  ignoresOtherParameters: true,
  refusals: [404],
} as const;

/**
 * `fax`: a honeypot. `agreed`: the customer's consent to the acceptance. `date`: the date of acceptance, which legacy
 * clients send; only the current date is valid.
 */
const beside = z.object({ agreed: z.optional(z.string()), fax: z.optional(z.string()), date: z.optional(z.string()) });

const answering = (fields: Fields) =>
  ({
    ...held,
    method: 'POST',
    body: { is: 'fields', fields, isNew: true, beside },
    answer: messageAnswer,
    // It already has another answer, has expired, or was replaced or withdrawn.
    conflict: refusal,
    refusals: [404, 429],
    takesForms: true,
  }) as const;

export const sentQuotations = {
  pdf: defineCall({
    ...held,
    method: 'GET',
    path: '/sent-offer/pdf',
    summary: 'sentOfferPdf',
    answer: { is: 'file', types: ['application/pdf'] },
    // It was replaced or withdrawn.
    conflict: refusal,
    refusals: [404, 503],
  }),
  opened: defineCall({
    ...held,
    method: 'GET',
    path: '/sent-offer/opened.gif',
    hasLanguage: false,
    summary: 'sentOfferOpened',
    answer: { is: 'file', types: ['image/gif'] },
  }),
  accept: defineCall({
    ...answering(quotationAcceptance.fields),
    path: '/sent-offer/accept',
    summary: 'sentOfferAccept',
  }),
  decline: defineCall({
    ...answering(quotationRefusal.fields),
    path: '/sent-offer/decline',
    summary: 'sentOfferDecline',
  }),
  ask: defineCall({ ...answering(quotationQuestion.fields), path: '/sent-offer/ask', summary: 'sentOfferAsk' }),
};
