import { z } from 'zod';
import { publishingActions } from '../content/publishing/state.ts';
import { recordId, writtenId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { conflict, fieldValue, moment, told, toldChange } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { listQuery } from './model/list.ts';

/** A change as the history lists it. */
const change = z.object({
  id: recordId,
  at: moment,
  /** Who made it. */
  actor: z.string(),
  action: z.enum(['create', 'update', 'delete', 'reorder']),
  /** The base of the record's collection, or the kind of a visitor's message. */
  collection: z.string(),
  /** `null` for a change of order. */
  entry_id: recordId.nullable(),
  category_id: recordId.nullable(),
  /** What the record is called. */
  title: fieldValue,
  /** What it did to the publishing of the record, where that is what it was about. */
  publishing: z
    .object({
      action: z.enum([...publishingActions, 'draft', 'hold', 'release']),
      languages: z.array(z.enum(languages)),
    })
    .nullable(),
  /** The wire names of the fields that it changed. */
  changed: z.array(z.string()),
  undone_at: moment.nullable(),
  undone_by: z.string().nullable(),
});

/** One field before and after a change, as `?languages=all` answers it. */
const fieldChange = z.object({ field: z.string(), before: fieldValue, after: fieldValue });

const undone = told.extend({ undo: z.array(recordId) });

export const history = {
  list: defineCall({
    method: 'GET',
    path: '/revisions',
    access: 'administrator',
    summary: 'revisionsRead',
    query: {
      collection: z.string().toLowerCase().optional(),
      id: writtenId.optional(),
      ...listQuery({ usual: 50, most: 200, orders: ['-id', 'id'], fields: change.keyof().options }),
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
    answer: change.extend({ changes: z.array(fieldChange) }),
  }),
  undo: defineCall({
    method: 'POST',
    path: '/revisions/:id/undo',
    access: 'administrator',
    summary: 'revisionUndo',
    params: withId,
    answer: toldChange,
    conflict,
  }),
  undoAll: defineCall({
    method: 'POST',
    path: '/revisions/undo',
    access: 'administrator',
    summary: 'revisionsUndo',
    // As many as an import makes.
    body: z.strictObject({
      revisions: z.array(recordId).min(1).max(100_000),
      /** Refuses with 409 where what was saved after them would go, too. */
      keep_newer: z.boolean().optional(),
    }),
    answer: undone,
    refusals: [404],
    conflict,
  }),
};

/** A change as the history lists it. */
export type Change = Shape<typeof change>;
/** One field before and after a change. */
export type FieldChange = Shape<typeof fieldChange>;
