import * as z from 'zod/mini';
import { findableKinds } from '../content/findable-kinds.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { writtenWhole } from './model/in-address.ts';

/** A text with its language. A match is the range from the first UTF-16 unit to the one after the last. */
const markedText = z.object({
  text: z.string(),
  language: z.enum(languages),
  matches: z.array(z.tuple([whole, whole])),
});

/** A page in the search results. */
const searchResult = z.object({
  kind: z.enum(findableKinds),
  id: recordId,
  title: markedText,
  /** The language of the match. */
  language: z.enum(languages),
  excerpt: markedText,
  /** Without the language. */
  path: z.string(),
  /** The address of a small picture. */
  image: z.nullable(z.string()),
});

/** The search of the site for visitors. */
export const search = {
  find: defineCall({
    method: 'GET',
    path: '/search',
    access: 'everyone',
    summary: 'searchRead',
    query: {
      q: z.pipe(
        z.string().check(z.maxLength(100), z.trim(), z.minLength(1)),
        z.transform((text) => text.toWellFormed()),
      ),
      kind: z.optional(z.enum(findableKinds)),
      limit: z._default(writtenWhole(1, 50), 20),
    },
    answer: z.object({ query: z.string(), results: z.array(searchResult) }),
    refusals: [429],
  }),
};

/** A page in the search results. */
export type FoundPage = Shape<typeof searchResult>;
