import * as z from 'zod/mini';
import { recordId, writtenId } from '../fields/record-id.ts';
import { fieldValue, timestamp, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { writtenWhole } from './model/in-address.ts';

/** A record and the slug of its collection or settings group. */
const ofRecord = { collection: z.string().check(z.toLowerCase()), id: writtenId };

const change = z.object({
  revision: recordId,
  at: timestamp,
  /** Who made the change. */
  actor: z.string(),
});

/** A field before and after a change, as in answers with `?languages=all`, with its structures if it can have any. */
const state = z.extend(change, {
  before: fieldValue,
  after: fieldValue,
  before_rich: z.optional(fieldValue),
  after_rich: z.optional(fieldValue),
});

/** A record whose earlier value can be restored, with the version that a change must name. */
const present = z.object({
  version: whole,
  category_id: z.nullable(recordId),
  /** True if there are unpublished changes. */
  waits: z.boolean(),
});

export const fieldHistory = {
  fields: defineCall({
    method: 'GET',
    path: '/field-changes',
    access: 'administrator',
    summary: 'fieldChanges',
    query: ofRecord,
    answer: z.object({
      /** The last publication in any language, as far as the history contains it. */
      published_at: z.nullable(timestamp),
      /** The last change of each field since the record was created. */
      fields: z.array(z.extend(change, { field: z.string() })),
    }),
    refusals: [404],
  }),
  states: defineCall({
    method: 'GET',
    path: '/field-states',
    access: 'administrator',
    summary: 'fieldStates',
    query: {
      ...ofRecord,
      /** The API name. */
      field: z.string(),
      limit: z._default(writtenWhole(1, 50), 10),
      after: z.optional(writtenId),
    },
    answer: z.extend(present, { states: z.array(state), next: z.nullable(recordId) }),
    refusals: [404],
  }),
  record: defineCall({
    method: 'GET',
    path: '/record-states',
    access: 'administrator',
    summary: 'recordState',
    query: {
      ...ofRecord,
      /** `now`, `live` for what visitors see, or a revision for the state after it. */
      at: z._default(z.union([z.enum(['now', 'live']), writtenId]), 'now'),
    },
    /** The values by API name, as in answers with `?languages=all`, with their structures. */
    answer: z.extend(present, { fields: z.record(z.string(), fieldValue) }),
    refusals: [404],
  }),
};

/** A change of one field. */
export type FieldState = Shape<typeof state>;
