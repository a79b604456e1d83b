import * as z from 'zod/mini';
import { collections } from '../content/collections/index.ts';
import { findableKinds } from '../content/findable-kinds.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { writtenList, writtenWhole } from './model/in-address.ts';

/** A page that can be linked to. */
const sitePage = z.object({
  /** Without the language. */
  path: z.string(),
  title: wordsInBoth,
  kind: z.enum(['page', ...findableKinds]),
});

/** A link in a record to an address of the site. */
const ownLink = z.object({
  base: z.string(),
  id: recordId,
  category_id: z.nullable(recordId),
  /** The title of the record. */
  title: wordsInBoth,
  /** The API name of the field. */
  field: z.string(),
  /** As stored. */
  link: z.string(),
});

/** The highest number of records per request for dependents. */
export const mostRequestedDependents = 50;
/** The highest number of dependents of one kind that are named. */
export const mostNamedDependents = 100;

/** Records with a field that refers to the given ones. */
const naming = z.object({
  base: z.string(),
  /** The API name of the field. */
  field: z.string(),
  count: z.int(),
  first: z.array(z.object({ id: recordId, title: wordsInBoth })),
});

const dependents = z.object({
  naming: z.array(naming),
  /** Links to the pages of the records and of everything below them. */
  linking: z.object({ count: z.int(), first: z.array(ownLink) }),
});

/** Link targets, and links that are broken. */
export const links = {
  pages: defineCall({
    method: 'GET',
    path: '/site-pages',
    access: 'administrator',
    summary: 'sitePagesRead',
    /** Words of a title or an address. */
    query: { q: z._default(z.string().check(z.trim(), z.maxLength(200)), '') },
    answer: z.array(sitePage),
  }),
  target: defineCall({
    method: 'GET',
    path: '/link-target',
    access: 'administrator',
    summary: 'linkTargetRead',
    query: { link: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) },
    /** The title of the target page; `null` if there is no page or it has no title. */
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
      /** Record ids, separated by commas. */
      ids: writtenList(z.array(writtenId).check(z.maxLength(mostRequestedDependents))),
      /** How many of each kind are named. */
      limit: z._default(writtenWhole(1, mostNamedDependents), 5),
    },
    answer: dependents,
  }),
};

/** A link in a record to an address of the site. */
export type OwnLink = Shape<typeof ownLink>;
/** The records and links that refer to some records. */
export type Dependents = Shape<typeof dependents>;
