import { z } from 'zod';
import { findableKinds } from '../content/findable-kinds.ts';
import { recordId } from '../fields/record-id.ts';
import { wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';

/** A page that a link can lead to. */
const sitePage = z.object({
  /** Without a language in front. */
  path: z.string(),
  title: wordsInBoth,
  kind: z.enum(['page', ...findableKinds]),
});

/** A link of a record to an address of the site at which there is nothing. */
const brokenLink = z.object({
  base: z.string(),
  id: recordId,
  category_id: recordId.nullable(),
  /** What the record is called. */
  title: wordsInBoth,
  /** The wire name of its field. */
  field: z.string(),
  /** As it is stored. */
  link: z.string(),
});

/** What there is to link to, where links lead, and which lead nowhere. */
export const links = {
  pages: defineCall({
    method: 'GET',
    path: '/site-pages',
    access: 'administrator',
    summary: 'sitePagesRead',
    /** Words of a name or an address. */
    query: { q: z.string().trim().max(200).default('') },
    answer: z.array(sitePage),
  }),
  target: defineCall({
    method: 'GET',
    path: '/link-target',
    access: 'administrator',
    summary: 'linkTargetRead',
    query: { link: z.string().trim().min(1).max(500) },
    /** Its title is that of the page; `null` where there is none, or none with a name. */
    answer: z.object({ leads: z.boolean(), title: wordsInBoth.nullable() }),
  }),
  broken: defineCall({
    method: 'GET',
    path: '/broken-links',
    access: 'administrator',
    summary: 'brokenLinksRead',
    answer: z.array(brokenLink),
  }),
};

/** A link of a record that leads nowhere. */
export type BrokenLink = Shape<typeof brokenLink>;
