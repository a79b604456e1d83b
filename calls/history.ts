import * as z from 'zod/mini';
import { publishingActions } from '../content/publishing/state.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { conflict, fieldValue, timestamp, messageAnswer, changeAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { listQuery } from './model/list.ts';

const action = z.enum(['create', 'update', 'delete', 'reorder']);

/** A change as the history lists it. */
const change = z.object({
  id: recordId,
  at: timestamp,
  /** Who made the change. */
  actor: z.string(),
  action,
  /** The slug of the record's collection, or the kind of a comment or post. */
  collection: z.string(),
  /** `null` for a change of order. */
  entry_id: z.nullable(recordId),
  category_id: z.nullable(recordId),
  /** The title of the record. */
  title: fieldValue,
  /** The change of state, if it was one. */
  publishing: z.nullable(
    z.object({
      action: z.enum([...publishingActions, 'draft', 'hold', 'release']),
      languages: z.array(z.enum(languages)),
    }),
  ),
  /** The API names of the changed fields. */
  changed: z.array(z.string()),
  undone_at: z.nullable(timestamp),
  undone_by: z.nullable(z.string()),
  /** The first of the changes saved together with it; `null` for that one and for a single change. */
  follows: z.nullable(recordId),
  /** Only of the first: a summary of the changes saved together. */
  group: z.nullable(
    z.object({
      /** The number of changes including this one, and how many of them are not undone. */
      count: whole,
      left: whole,
      /** True if all have the same collection, and if all have the same action. */
      one_collection: z.boolean(),
      one_action: z.boolean(),
      /** True for the first import: undoing it would empty the site. */
      first_import: z.boolean(),
    }),
  ),
  /** True if the record exists. */
  is_there: z.boolean(),
});

/** A large change that failed, or whose process ended, before it was complete. */
const unfinishedChange = z.object({
  id: recordId,
  kind: z.enum(['import', 'undo']),
  at: timestamp,
  /** The number of written changes. */
  written: whole,
  /** When they were undone; `null` while a job is undoing them or will soon. */
  undone_at: z.nullable(timestamp),
  /** The number of changes that stay, because their records were changed again since. */
  unchanged: whole,
});

/** A field before and after a change, as in answers with `?languages=all`. */
const fieldChange = z.object({
  field: z.string(),
  before: fieldValue,
  after: fieldValue,
  /** The structures of the texts, if there are any. */
  before_rich: z.optional(fieldValue),
  after_rich: z.optional(fieldValue),
});

/** The effects of an undo, by kind. */
const undoOutcome = z.object({
  parts: z.array(
    z.object({
      /** The slug of the collection, or the kind of a comment or post. */
      collection: z.string(),
      effect: z.enum(['remove', 'restore', 'change', 'reorder']),
      count: whole,
      /** How many of them visitors see now. */
      seen: whole,
    }),
  ),
  /** See `first_import` of a group. */
  first_import: z.boolean(),
});

const undone = z.extend(messageAnswer, { undo: z.array(recordId) });

export const history = {
  list: defineCall({
    method: 'GET',
    path: '/revisions',
    access: 'administrator',
    summary: 'revisionsRead',
    query: {
      collection: z.optional(z.string().check(z.toLowerCase())),
      id: z.optional(writtenId),
      /** `1` lists only the first of the changes saved together. */
      grouped: z._default(z.enum(['0', '1']), '0'),
      ...listQuery({ usual: 50, most: 200, orders: ['-id', 'id'], fields: z.keyof(change).options }),
    },
    answer: z.array(change),
    refusals: [404],
  }),
  get: defineCall({
    method: 'GET',
    path: '/revisions/:id',
    access: 'administrator',
    summary: 'revisionRead',
    params: withId,
    answer: z.extend(change, { changes: z.array(fieldChange) }),
  }),
  group: defineCall({
    method: 'GET',
    path: '/revisions/:id/group',
    access: 'administrator',
    summary: 'revisionGroup',
    params: withId,
    query: { limit: z._default(writtenWhole(1, 200), 50), after: z.optional(writtenId) },
    answer: z.object({ changes: z.array(change), next: z.nullable(recordId) }),
  }),
  outcome: defineCall({
    method: 'GET',
    path: '/revisions/:id/outcome',
    access: 'administrator',
    summary: 'revisionOutcome',
    params: withId,
    answer: undoOutcome,
  }),
  groupOutcome: defineCall({
    method: 'GET',
    path: '/revisions/:id/group/outcome',
    access: 'administrator',
    summary: 'revisionGroupOutcome',
    params: withId,
    answer: undoOutcome,
  }),
  undoGroup: defineCall({
    method: 'POST',
    path: '/revisions/:id/group/undo',
    access: 'administrator',
    summary: 'revisionGroupUndo',
    params: withId,
    body: z.strictObject({
      /** Only changes older than this one: the `next` of the previous answer. */
      after: z.optional(recordId),
      /** A change of a previous batch, to whose group this batch belongs. */
      follows: z.optional(recordId),
    }),
    answer: z.extend(undone, {
      /** The number of processed changes that were not undone before. */
      done: whole,
      /** The changes that could not be undone, with reasons. */
      refused: z.array(
        z.object({
          id: recordId,
          collection: z.string(),
          entry_id: z.nullable(recordId),
          action,
          title: fieldValue,
          reason: z.string(),
        }),
      ),
      next: z.nullable(recordId),
    }),
  }),
  undo: defineCall({
    method: 'POST',
    path: '/revisions/:id/undo',
    access: 'administrator',
    summary: 'revisionUndo',
    params: withId,
    answer: changeAnswer,
    conflict,
  }),
  unfinished: defineCall({
    method: 'GET',
    path: '/unfinished-changes',
    access: 'administrator',
    summary: 'unfinishedChanges',
    answer: z.object({ changes: z.array(unfinishedChange) }),
  }),
  deleteUnfinished: defineCall({
    method: 'DELETE',
    path: '/unfinished-changes/:id',
    access: 'administrator',
    summary: 'unfinishedNoticeDelete',
    params: withId,
    answer: messageAnswer,
  }),
  undoAll: defineCall({
    method: 'POST',
    path: '/revisions/undo',
    access: 'administrator',
    summary: 'revisionsUndo',
    // As many as an import can create.
    body: z.strictObject({
      revisions: z.array(recordId).check(z.minLength(1), z.maxLength(100_000)),
      /** Refuses with 409 if newer changes would also be undone. */
      keep_newer: z.optional(z.boolean()),
    }),
    answer: undone,
    refusals: [404],
    conflict,
  }),
};

/** A change as the history lists it. */
export type Change = Shape<typeof change>;
/** The effects of an undo. */
export type UndoOutcome = Shape<typeof undoOutcome>;
export type UnfinishedChange = Shape<typeof unfinishedChange>;
/** The result of one batch of undoing a group. */
export type UndonePart = Shape<typeof history.undoGroup.answer.schema>;
/** A field before and after a change. */
export type FieldChange = Shape<typeof fieldChange>;
