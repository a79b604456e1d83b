import { z } from 'zod';
import type { Collection, Envelope } from '../content/model/collection.ts';
import { savings } from '../content/publishing/save.ts';
import { publishingActions } from '../content/publishing/state.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { describe } from './describe.ts';
import { conflict, toldChange } from './model/answers.ts';
import type { FieldsBody } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { listQuery } from './model/list.ts';
import { type AnsweredRecord, recordNames, recordShapes } from './model/record.ts';

/** `?languages=all` answers both languages, drafts included, to the administrator. */
const reading = { languages: z.literal('all').optional() } as const;
const writing = { ...reading, save: z.enum(savings).default('live') } as const;

/** Fifty times what clients of old ever saw; whoever needs more follows the `Link`. */
const mostListed = 1000;

const orders = [
  'position',
  '-position',
  'id',
  '-id',
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
] as const;
export type RecordOrder = (typeof orders)[number];

/** The parent as bodies name it, or the number as text of forms. */
const sentNumber = z
  .union([z.int().min(0), z.string()])
  .nullable()
  .optional();

const publication = z.strictObject({
  action: z.enum(publishingActions),
  languages: z
    .array(z.enum(languages))
    .min(1)
    .default([...languages]),
  at: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at).toISOString())
    .optional(),
  version: sentNumber,
  fields: z.record(z.string(), z.unknown()).optional(),
});

type Records = readonly AnsweredRecord[];
type Listed = Records | Readonly<Partial<Record<Exclude<Envelope, 'array'>, Records>>>;

/** The answer with records in their envelope. */
function wrapped(collection: Collection): z.ZodType<Listed> {
  const { plain, both } = recordShapes(collection);
  const { envelope } = collection;
  const list = z.union([z.array(both), z.array(plain)]);
  return envelope === 'array' ? list : z.object({ [envelope]: list });
}

/** A record with what a change says of itself. */
const changed = (shape: z.ZodType<AnsweredRecord>) => z.intersection(shape, toldChange);

/** The calls that follow from a collection. */
function toCalls(collection: Collection) {
  const { parent, listedUnder, createdAt, envelope, fields } = collection;
  const base = `/${collection.base}`;
  const { plain, both } = recordShapes(collection);
  const record = z.union([both, plain]);
  const written = z.union([changed(both), changed(plain)]);
  const body = (isNew: boolean): FieldsBody => ({ is: 'fields', fields, collection, isNew });
  const open = { access: 'everyone', refusals: [401], isKept: true } as const;
  const listing = {
    ...reading,
    ...listQuery({ usual: mostListed, most: mostListed, orders, fields: recordNames(collection) }),
  };
  const closed = { access: 'administrator', conflict } as const;

  return {
    list: defineCall({
      ...open,
      method: 'GET',
      path: base,
      summary: describe('list'),
      query: listing,
      answer: wrapped(collection),
    }),
    listOf:
      parent === undefined
        ? null
        : defineCall({
            ...open,
            method: 'GET',
            path: `${base}/${listedUnder}/:id`,
            params: withId,
            query: listing,
            summary: describe('listOf'),
            answer: wrapped(collection),
          }),
    get: defineCall({
      ...open,
      method: 'GET',
      path: `${base}/:id`,
      params: withId,
      query: reading,
      summary: describe('get'),
      answer: record,
    }),
    /** The same record in the envelope of its list, as clients of old ask for it. */
    getWrapped:
      envelope === 'data'
        ? defineCall({
            ...open,
            method: 'GET',
            path: `${base}/getone/:id`,
            params: withId,
            query: reading,
            summary: describe('get'),
            answer: z.object({ data: record }),
          })
        : null,
    create: defineCall({
      ...closed,
      method: 'POST',
      path: `${base}${createdAt}`,
      query: writing,
      body: body(true),
      summary: describe('create'),
      answer: written,
      // A collection with one record a parent, and clients that send an id, change what is there.
      status: [201, 200],
      refusals: [404],
    }),
    update: defineCall({
      ...closed,
      method: 'PUT',
      path: `${base}/:id`,
      params: withId,
      query: writing,
      body: body(false),
      summary: describe('update'),
      answer: written,
      status: [200, 201],
    }),
    remove: defineCall({
      access: 'administrator',
      method: 'DELETE',
      path: `${base}/:id`,
      params: withId,
      summary: describe('remove'),
      answer: toldChange.extend({ removed: z.record(z.string(), z.int()) }),
    }),
    duplicate: defineCall({
      ...closed,
      method: 'POST',
      path: `${base}/:id/duplicate`,
      params: withId,
      query: reading,
      summary: describe('duplicate'),
      answer: written,
      status: 201,
    }),
    publishing: defineCall({
      ...closed,
      method: 'POST',
      path: `${base}/:id/publishing`,
      params: withId,
      query: reading,
      body: publication,
      summary: describe('publishing'),
      answer: written,
    }),
    order: defineCall({
      access: 'administrator',
      method: 'PUT',
      path: `${base}/order`,
      body: z.strictObject({ ids: z.array(recordId).max(10_000), category_id: sentNumber }),
      summary: describe('order'),
      answer: toldChange,
    }),
    move:
      parent === undefined
        ? null
        : defineCall({
            ...closed,
            method: 'PUT',
            path: `${base}/:id/parent`,
            params: withId,
            query: reading,
            body: z.strictObject({ category_id: sentNumber, version: sentNumber }),
            summary: describe('move'),
            answer: written,
          }),
    subtree: defineCall({
      access: 'administrator',
      method: 'GET',
      path: `${base}/:id/subtree`,
      params: withId,
      summary: describe('subtree'),
      answer: z.object({ counts: z.record(z.string(), z.int()) }),
    }),
  };
}

export type RecordCalls = ReturnType<typeof toCalls>;

const kept = new WeakMap<Collection, RecordCalls>();

/** The calls of a collection, made once. */
export function callsOf(collection: Collection): RecordCalls {
  const calls = kept.get(collection) ?? toCalls(collection);
  kept.set(collection, calls);
  return calls;
}

/** The calls of a settings group: its only record is always there. */
export function settingsCallsOf(group: Collection) {
  const { plain, both } = recordShapes(group);
  const path = `/${group.base}`;
  return {
    get: defineCall({
      access: 'administrator',
      method: 'GET',
      path,
      query: reading,
      summary: describe('settingsRead'),
      answer: z.union([both, plain]),
    }),
    update: defineCall({
      access: 'administrator',
      conflict,
      method: 'PUT',
      path,
      query: writing,
      body: { is: 'fields', fields: group.fields, collection: group, isNew: false },
      summary: describe('settingsChange'),
      answer: z.union([changed(both), changed(plain)]),
    }),
  };
}
