import * as z from 'zod/mini';
import { collections } from '../content/collections/index.ts';
import { findableKinds } from '../content/findable-kinds.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { writtenList } from './model/in-address.ts';

/** A page that a link can lead to. */
const sitePage = z.object({
  /** Without a language in front. */
  path: z.string(),
  title: wordsInBoth,
  kind: z.enum(['page', ...findableKinds]),
});

/** A link of a record to an address of the site. */
const ownLink = z.object({
  base: z.string(),
  id: recordId,
  category_id: z.nullable(recordId),
  /** What the record is called. */
  title: wordsInBoth,
  /** The wire name of its field. */
  field: z.string(),
  /** As it is stored. */
  link: z.string(),
});

/** What depends on so many records at most is asked at once. */
export const mostAskedDependents = 50;

/** The records that name others in one of their fields. */
const naming = z.object({
  base: z.string(),
  /** The wire name of the field. */
  field: z.string(),
  count: z.int(),
  first: z.array(z.object({ id: recordId, title: wordsInBoth })),
});

const dependents = z.object({
  naming: z.array(naming),
  /** The links to the pages of the records, and of what goes with them. */
  linking: z.object({ count: z.int(), first: z.array(ownLink) }),
});

/** What there is to link to, where links lead, and which lead nowhere. */
export const links = {
  pages: defineCall({
    method: 'GET',
    path: '/site-pages',
    access: 'administrator',
    summary: 'sitePagesRead',
    /** Words of a name or an address. */
    query: { q: z._default(z.string().check(z.trim(), z.maxLength(200)), '') },
    answer: z.array(sitePage),
  }),
  target: defineCall({
    method: 'GET',
    path: '/link-target',
    access: 'administrator',
    summary: 'linkTargetRead',
    query: { link: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) },
    /** Its title is that of the page; `null` where there is none, or none with a name. */
    answer: z.object({ leads: z.boolean(), title: z.nullable(wordsInBoth) }),
  }),
  broken: defineCall({
    method: 'GET',
    path: '/broken-links',
    access: 'administrator',
    summary: 'brokenLinksRead',
    answer: z.array(ownLink),
  }),
  dependents: defineCall({
    method: 'GET',
    path: '/dependents',
    access: 'administrator',
    summary: 'dependentsRead',
    query: {
      base: z.enum(collections.map(({ base }) => base)),
      /** Numbers of records, separated by commas. */
      ids: writtenList(z.array(writtenId).check(z.maxLength(mostAskedDependents))),
    },
    answer: dependents,
  }),
};

/** A link of a record to an address of the site. */
export type OwnLink = Shape<typeof ownLink>;
/** What names some records and links to them. */
export type Dependents = Shape<typeof dependents>;
