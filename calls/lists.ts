import * as z from 'zod/mini';
import { collections } from '../content/collections/index.ts';
import { listedStates } from '../content/publishing/state.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { fieldValue, timestamp, messageAnswer, whole, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { publishingState } from './model/record.ts';
import { recordOrders } from './records.ts';

/** The default number of rows per page. */
export const rowsAtOnce = 50;
/** The highest number of records that can be selected by id; more are selected by a filter. */
export const mostNamed = 1000;

const withCollection = { collection: z.enum(collections.map(({ base }) => base)) };
const state = z.optional(z.enum(listedStates));
const language = z.enum(languages);

/** The filters of a list. */
export const listFilter = {
  /** Words of the title, in either language. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** The state in a specific language, or in any. */
  state,
  state_en: state,
  state_ar: state,
  /** The language with untranslated fields, or with none. */
  missing: z.optional(language),
  complete: z.optional(language),
  /** Field values in query syntax: `environment=outdoor&pitch=1..2.5&category=3`. */
  where: z.optional(z.string().check(z.maxLength(2000))),
};

/** The selected records: by id, or all that match a filter, up to the last id that existed at the start. */
const chosen = z.union([
  z.strictObject({ ids: z.array(recordId).check(z.minLength(1), z.maxLength(mostNamed)) }),
  z.strictObject({ matching: z.strictObject(listFilter), up_to: z.optional(recordId) }),
]);

const chosenLanguages = z.array(language).check(z.minLength(1));

const work = z.union([
  z.strictObject({ do: z.enum(['publish', 'unpublish']), languages: chosenLanguages }),
  /** When to publish, when to unpublish (`null` for never), or both. */
  z.strictObject({
    do: z.literal('schedule'),
    languages: chosenLanguages,
    at: z.optional(timestamp),
    until: z.nullish(timestamp),
  }),
  /** Sets one field, which must be one that lists can filter by. */
  z.strictObject({ do: z.literal('set'), field: z.string().check(z.maxLength(100)), value: fieldValue }),
  z.strictObject({ do: z.literal('move'), category_id: recordId }),
  z.strictObject({ do: z.literal('duplicate') }),
  z.strictObject({ do: z.literal('delete') }),
]);

/** A row of a table. */
const row = z.object({
  id: recordId,
  version: whole,
  title: wordsInBoth,
  publishing: z.object({ en: publishingState, ar: publishingState }),
  /** True if nothing is untranslated in the language. */
  complete: z.object({ en: z.boolean(), ar: z.boolean() }),
  /** The last change; `null` if the history no longer contains it. */
  changed: z.nullable(z.object({ by: z.string(), at: timestamp })),
  /** The requested values by API name, in both languages. */
  values: z.record(z.string(), fieldValue),
});

const view = z.object({ id: recordId, name: z.string(), address: z.string() });

/** Collections as tables: rows, bulk changes and saved views. */
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
      /** API names of fields, separated by commas. */
      columns: z.optional(z.string().check(z.maxLength(1000))),
    },
    answer: z.object({
      rows: z.array(row),
      /** The titles of referenced records. */
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
      /** A change of a previous batch, with which this batch is listed and undone together. */
      follows: z.optional(recordId),
    }),
    answer: z.extend(messageAnswer, {
      /** The number of processed records, and how many of them needed no change. */
      done: whole,
      unchanged: whole,
      refused: z.array(z.object({ id: recordId, title: wordsInBoth, reason: z.string() })),
      undo: z.array(recordId),
      /** The record after which the next batch begins; `null` at the end. */
      next: z.nullable(recordId),
      /** The last selected record, for the next batch. */
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
