import * as z from 'zod/mini';
import { recordId, writtenId } from '../fields/record-id.ts';
import { fieldValue, moment, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { writtenWhole } from './model/in-address.ts';

/** Whose history is asked for: the base of a collection or of a settings group, and the record. */
const ofRecord = { collection: z.string().check(z.toLowerCase()), id: writtenId };

const change = z.object({
  revision: recordId,
  at: moment,
  /** Who made it. */
  actor: z.string(),
});

/** A field before and after a change, as `?languages=all` answers it; its structures where it may have some. */
const state = z.extend(change, {
  before: fieldValue,
  after: fieldValue,
  before_rich: z.optional(fieldValue),
  after_rich: z.optional(fieldValue),
});

/** A record where something of its past is put back: what changes name it by. */
const present = z.object({
  version: whole,
  category_id: z.nullable(recordId),
  /** Whether newer values wait that visitors do not see. */
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
      /** When any language of the record was last published, as far as the history tells. */
      published_at: z.nullable(moment),
      /** The last change of each field that was changed since the record was made. */
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
      /** Its wire name. */
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
      /** `now`, `live` for what visitors see, or the number of a change, which left it so. */
      at: z._default(z.union([z.enum(['now', 'live']), writtenId]), 'now'),
    },
    /** The values by wire names, as `?languages=all` answers them, with their structures. */
    answer: z.extend(present, { fields: z.record(z.string(), fieldValue) }),
    refusals: [404],
  }),
};

/** A change of one field. */
export type FieldState = Shape<typeof state>;
