import * as z from 'zod/mini';
import { publishingActions } from '../content/publishing/state.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { conflict, fieldValue, moment, messageAnswer, changeAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { listQuery } from './model/list.ts';

const action = z.enum(['create', 'update', 'delete', 'reorder']);

/** A change as the history lists it. */
const change = z.object({
  id: recordId,
  at: moment,
  /** Who made it. */
  actor: z.string(),
  action,
  /** The base of the record's collection, or the kind of a visitor's message. */
  collection: z.string(),
  /** `null` for a change of order. */
  entry_id: z.nullable(recordId),
  category_id: z.nullable(recordId),
  /** What the record is called. */
  title: fieldValue,
  /** What it did to the publishing of the record, where that is what it was about. */
  publishing: z.nullable(
    z.object({
      action: z.enum([...publishingActions, 'draft', 'hold', 'release']),
      languages: z.array(z.enum(languages)),
    }),
  ),
  /** The wire names of the fields that it changed. */
  changed: z.array(z.string()),
  undone_at: z.nullable(moment),
  undone_by: z.nullable(z.string()),
  /** The first of the changes that were made in one go with it; `null` for that one, and for what was changed alone. */
  follows: z.nullable(recordId),
  /** What is told of the changes that were made in one go with it, where it is the first of them. */
  group: z.nullable(
    z.object({
      /** How many there are, this one among them, and how many of those were not taken back. */
      count: whole,
      left: whole,
      /** Whether all are of its collection, and whether the same was done in all of them. */
      one_collection: z.boolean(),
      one_action: z.boolean(),
      /** Whether the site began with them: to undo them all would empty it. */
      first_import: z.boolean(),
    }),
  ),
  /** Whether its record is there now. */
  is_there: z.boolean(),
});

/** A large change that failed, or whose process ended, before it was complete. */
const unfinishedChange = z.object({
  id: recordId,
  kind: z.enum(['import', 'undo']),
  at: moment,
  /** How many changes were written. */
  written: whole,
  /** When they were undone; `null` while a job undoes them, or is about to. */
  undone_at: z.nullable(moment),
  /** How many of them stay, because the records were changed again since. */
  unchanged: whole,
});

/** One field before and after a change, as `?languages=all` answers it. */
const fieldChange = z.object({
  field: z.string(),
  before: fieldValue,
  after: fieldValue,
  /** The structures beside the texts, where there are some. */
  before_rich: z.optional(fieldValue),
  after_rich: z.optional(fieldValue),
});

/** What undoing does, by kind. */
const undoOutcome = z.object({
  parts: z.array(
    z.object({
      /** The base of the records, or the kind of a visitor's message. */
      collection: z.string(),
      effect: z.enum(['remove', 'restore', 'change', 'reorder']),
      count: whole,
      /** How many of them visitors see now. */
      seen: whole,
    }),
  ),
  /** As `first_import` of a group. */
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
      /** `1` leaves out all but the first of what was changed in one go. */
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
      /** Goes on with what is older than this change: the `next` of the answer before. */
      after: z.optional(recordId),
      /** A change of the part before, of which this one is to be a part. */
      follows: z.optional(recordId),
    }),
    answer: z.extend(undone, {
      /** How many were looked at that were not taken back before. */
      done: whole,
      /** What could not be taken back, and why. */
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
    // As many as an import makes.
    body: z.strictObject({
      revisions: z.array(recordId).check(z.minLength(1), z.maxLength(100_000)),
      /** Refuses with 409 where what was saved after them would go, too. */
      keep_newer: z.optional(z.boolean()),
    }),
    answer: undone,
    refusals: [404],
    conflict,
  }),
};

/** A change as the history lists it. */
export type Change = Shape<typeof change>;
/** What undoing does. */
export type UndoOutcome = Shape<typeof undoOutcome>;
export type UnfinishedChange = Shape<typeof unfinishedChange>;
/** What a part of taking back what was changed in one go did. */
export type UndonePart = Shape<typeof history.undoGroup.answer.schema>;
/** One field before and after a change. */
export type FieldChange = Shape<typeof fieldChange>;
