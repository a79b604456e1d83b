import * as z from 'zod/mini';
import { countries } from '../content/countries.ts';
import { enquiries as forms } from '../content/enquiries/index.ts';
import type { enquiryControls } from '../content/model/assert-enquiries.ts';
import type { Fields } from '../fields/field.ts';
import { recordId } from '../fields/record-id.ts';
import { refusal } from './model/answers.ts';
import { defineCall } from './model/define-call.ts';

/** Values of the body that are not fields of the form. */
const controls = {
  kind: z.optional(z.enum(forms.map(({ kind }) => kind))),
  /** The fields, if they are nested. */
  fields: z.optional(z.record(z.string(), z.unknown())),
  product: z.optional(z.nullable(recordId)),
  page: z.optional(z.string()),
  country: z.optional(z.enum(countries)),
  marketing: z.optional(z.boolean()),
  /** The phone number that was refused as implausible. Sent again with this value, it is accepted unchanged. */
  confirmed_phone: z.optional(z.string()),
  /** The token of the link to a quote request, to which a project request is added. */
  adds_to: z.optional(z.string()),
  /** A honeypot. */
  fax: z.optional(z.string()),
} satisfies Record<(typeof enquiryControls)[number], z.ZodMiniType>;

/**
 * The fields of all forms. A name means the same in every form. The general form has the highest limits and comes last.
 */
const fields: Fields = Object.fromEntries(forms.flatMap((form) => Object.entries(form.fields)));

export const receiving = {
  send: defineCall({
    method: 'POST',
    path: '/send-email',
    access: 'everyone',
    summary: 'enquirySend',
    // The required fields depend on `kind`.
    body: { is: 'fields', fields, isNew: false, beside: z.object(controls) },
    answer: z.object({
      success: z.literal(true),
      id: recordId,
      reference: z.string(),
      /** The token of the link that adds a project request to a quote request. */
      adds_to: z.optional(z.string()),
    }),
    status: 201,
    refusal: z.object({ success: z.literal(false), ...refusal.shape }),
    refusals: [404, 429],
    takesForms: true,
  }),
  formToken: defineCall({
    method: 'GET',
    path: '/form.gif',
    hasLanguage: false,
    access: 'everyone',
    summary: 'formPass',
    answer: { is: 'file', types: ['image/gif'] },
  }),
};
