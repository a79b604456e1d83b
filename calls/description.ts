import * as z from 'zod/mini';
import { languages } from '../language/languages.ts';
import { defineCall } from './model/define-call.ts';

/** The calls that describe the API. */
export const description = {
  document: defineCall({
    method: 'GET',
    path: '/openapi.json',
    hasLanguage: false,
    access: 'everyone',
    summary: 'descriptionRead',
    answer: { is: 'file', types: ['application/json'] },
  }),
  page: defineCall({
    method: 'GET',
    path: '/docs',
    hasLanguage: false,
    access: 'everyone',
    summary: 'descriptionPage',
    query: { lang: z.optional(z.enum(languages)) },
    answer: { is: 'file', types: ['text/html'] },
  }),
};
