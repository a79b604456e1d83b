import * as z from 'zod/mini';
import { collections } from '../content/collections/index.ts';
import { listedStates } from '../content/publishing/state.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { fieldValue, moment, messageAnswer, whole, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { publishingState } from './model/record.ts';
import { recordOrders } from './records.ts';

/** So many rows are asked for at once. */
export const rowsAtOnce = 50;
/** So many records are named by their ids at most; whoever means more names what they have in common. */
export const mostNamed = 1000;

const withCollection = { collection: z.enum(collections.map(({ base }) => base)) };
const state = z.optional(z.enum(listedStates));
const language = z.enum(languages);

/** What a list is narrowed down by. */
export const listFilter = {
  /** Words of the title, in either language. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** The state in a language, or in either. */
  state,
  state_en: state,
  state_ar: state,
  /** The language in which words are missing, or in which none are. */
  missing: z.optional(language),
  complete: z.optional(language),
  /** Values as an address writes them: `environment=outdoor&pitch=1..2.5&category=3`. */
  where: z.optional(z.string().check(z.maxLength(2000))),
};

/** Which records are meant: some, or all that match (to the last one that there was when it began). */
const chosen = z.union([
  z.strictObject({ ids: z.array(recordId).check(z.minLength(1), z.maxLength(mostNamed)) }),
  z.strictObject({ matching: z.strictObject(listFilter), up_to: z.optional(recordId) }),
]);

const chosenLanguages = z.array(language).check(z.minLength(1));

const work = z.union([
  z.strictObject({ do: z.enum(['publish', 'unpublish']), languages: chosenLanguages }),
  /** When to publish, when to take back (`null` for never again), or both. */
  z.strictObject({
    do: z.literal('schedule'),
    languages: chosenLanguages,
    at: z.optional(moment),
    until: z.nullish(moment),
  }),
  /** Writes one value into a field that lists can be narrowed down by. */
  z.strictObject({ do: z.literal('set'), field: z.string().check(z.maxLength(100)), value: fieldValue }),
  z.strictObject({ do: z.literal('move'), category_id: recordId }),
  z.strictObject({ do: z.literal('duplicate') }),
  z.strictObject({ do: z.literal('delete') }),
]);

/** A record as a table shows it. */
const row = z.object({
  id: recordId,
  version: whole,
  title: wordsInBoth,
  publishing: z.object({ en: publishingState, ar: publishingState }),
  /** Whether all words are there in a language. */
  complete: z.object({ en: z.boolean(), ar: z.boolean() }),
  /** The last change; `null` where the history holds none any more. */
  changed: z.nullable(z.object({ by: z.string(), at: moment })),
  /** The values that were asked for, by wire name, in both languages. */
  values: z.record(z.string(), fieldValue),
});

const view = z.object({ id: recordId, name: z.string(), address: z.string() });

/** Lists of whole collections as tables: their rows, what is done with many at once, and views with names. */
export const lists = {
  rows: defineCall({
    method: 'GET',
    path: '/lists/:collection/rows',
    access: 'administrator',
    summary: 'listRows',
    params: withCollection,
    query: {
      ...listFilter,
      sort: z._default(z.enum(recordOrders), 'position'),
      limit: z._default(writtenWhole(1, 200), rowsAtOnce),
      after: z.optional(writtenId),
      /** Wire names of fields, with commas between. */
      columns: z.optional(z.string().check(z.maxLength(1000))),
    },
    answer: z.object({
      rows: z.array(row),
      /** What the records are called that values refer to. */
      titles: z.array(z.object({ collection: z.string(), id: recordId, title: wordsInBoth })),
      total: whole,
      next: z.nullable(recordId),
    }),
  }),
  change: defineCall({
    method: 'POST',
    path: '/lists/:collection/changes',
    access: 'administrator',
    summary: 'listChange',
    params: withCollection,
    body: z.strictObject({
      chosen,
      work,
      after: z.optional(recordId),
      /** A change of a part before, with which those of this part are told and taken back as one. */
      follows: z.optional(recordId),
    }),
    answer: z.extend(messageAnswer, {
      /** How many were looked at, and how many of them were so already. */
      done: whole,
      unchanged: whole,
      refused: z.array(z.object({ id: recordId, title: wordsInBoth, reason: z.string() })),
      undo: z.array(recordId),
      /** Behind which record the next part begins; `null` at the end. */
      next: z.nullable(recordId),
      /** The last one that is meant: for the next part. */
      up_to: z.nullable(recordId),
    }),
  }),
  views: defineCall({
    method: 'GET',
    path: '/lists/:collection/views',
    access: 'administrator',
    summary: 'listViews',
    params: withCollection,
    answer: z.array(view),
  }),
  keepView: defineCall({
    method: 'POST',
    path: '/lists/:collection/views',
    access: 'administrator',
    summary: 'listViewKeep',
    params: withCollection,
    body: z.strictObject({
      name: z.pipe(storedText(60), z.string().check(z.trim(), z.minLength(1))),
      address: storedText(3000),
    }),
    answer: z.extend(messageAnswer, { view }),
    status: 201,
  }),
  dropView: defineCall({
    method: 'DELETE',
    path: '/lists/:collection/views/:id',
    access: 'administrator',
    summary: 'listViewDrop',
    params: { ...withCollection, ...withId },
    answer: z.extend(messageAnswer, { view }),
  }),
};

const filterShape = z.strictObject(listFilter);
export type ListFilter = z.output<typeof filterShape>;
export type ChosenRecords = Shape<typeof chosen>;
export type BulkWork = Shape<typeof work>;
export type ListRow = Shape<typeof row>;
export type SavedView = Shape<typeof view>;
export type BulkPart = Shape<typeof lists.change.answer.schema>;
