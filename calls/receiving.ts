import { z } from 'zod';
import { countries } from '../content/countries.ts';
import { enquiries as forms } from '../content/enquiries/index.ts';
import type { enquiryControls } from '../content/model/assert-enquiries.ts';
import type { Fields } from '../fields/field.ts';
import { recordId } from '../fields/record-id.ts';
import { refusal } from './model/answers.ts';
import { defineCall } from './model/define-call.ts';

/** What travels beside the fields. */
const controls = {
  kind: z.enum(forms.map(({ kind }) => kind)).optional(),
  /** The fields, where they do not stand beside it. */
  fields: z.record(z.string(), z.unknown()).optional(),
  product: recordId.nullable().optional(),
  page: z.string().optional(),
  country: z.enum(countries).optional(),
  marketing: z.boolean().optional(),
  /** The phone number that was refused as unlikely: sent again with this, it is taken as it is. */
  confirmed_phone: z.string().optional(),
  /** What no person fills in. */
  fax: z.string().optional(),
} satisfies Record<(typeof enquiryControls)[number], z.ZodType>;

/** The fields of every form. Forms give one name to one thing; the plain one, which takes the longest, comes last. */
const fields: Fields = Object.fromEntries(forms.flatMap((form) => Object.entries(form.fields)));

export const receiving = {
  send: defineCall({
    method: 'POST',
    path: '/send-email',
    access: 'everyone',
    summary: 'enquirySend',
    // Which fields must be there depends on `kind`.
    body: { is: 'fields', fields, isNew: false, beside: z.object(controls) },
    answer: z.object({ success: z.literal(true), id: recordId, reference: z.string() }),
    status: 201,
    refusal: z.object({ success: z.literal(false), ...refusal.shape }),
    refusals: [429],
    takesForms: true,
  }),
  pass: defineCall({
    method: 'GET',
    path: '/form.gif',
    hasLanguage: false,
    access: 'everyone',
    summary: 'formPass',
    answer: { is: 'file', types: ['image/gif'] },
  }),
};
