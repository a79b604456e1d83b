import * as z from 'zod/mini';
import { type Envelope, legacyApiOf } from '../content/compatibility/legacy-api.ts';
import type { Collection } from '../content/model/collection.ts';
import { savings } from '../content/publishing/save.ts';
import { listedStates, publishingActions } from '../content/publishing/state.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { changeAnswer } from './model/answers.ts';
import type { FieldsBody } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId } from './model/in-address.ts';
import { listQuery } from './model/list.ts';
import { uploadNotice } from './model/stored-file.ts';
import { once } from '../fields/once.ts';
import { onceFor } from './model/once-for.ts';
import { type AnsweredRecord, conflictOver, recordNames, recordShapes } from './model/record.ts';

/** `?languages=all` returns both languages with drafts; only for administrators. */
export const inBoth = z.literal('all');
/** Absent in calls of legacy clients, whose records are published at once, even if they are incomplete. */
export const save = z.optional(z.enum(savings));

export const recordOrders = [
  'position',
  '-position',
  'id',
  '-id',
  'created_at',
  '-created_at',
  'updated_at',
  '-updated_at',
  'title',
  '-title',
] as const;
export type RecordOrder = (typeof recordOrders)[number];

/** Filters for administrators: words of the title, a state, or a language with untranslated fields. */
const narrowing = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  state: z.optional(z.enum(listedStates)),
  missing: z.optional(z.enum(languages)),
};

/** The id of the parent in bodies; a string in forms. */
const sentNumber = z.optional(z.nullable(z.union([z.int().check(z.minimum(0)), z.string()])));

const time = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((at) => new Date(at).toISOString()),
);

const publication = z.strictObject({
  action: z.enum(publishingActions),
  languages: z._default(z.array(z.enum(languages)).check(z.minLength(1)), [...languages]),
  at: z.optional(time),
  /** When it is unpublished; `null` removes that time. */
  until: z.nullish(time),
  version: sentNumber,
  fields: z.optional(z.record(z.string(), z.unknown())),
});

const order = z.strictObject({ ids: z.array(recordId).check(z.maxLength(10_000)), category_id: sentNumber });
const place = z.strictObject({ category_id: sentNumber, version: sentNumber });
const describedRemoval = z.extend(changeAnswer, { removed: z.record(z.string(), z.int()) });
/** The answer to a write, with the notices about files in the same form. */
export const describedWrite = z.extend(changeAnswer, { notices: z.optional(z.array(uploadNotice)) });
const counted = z.object({ counts: z.record(z.string(), z.int()) });

type Records = readonly AnsweredRecord[];
type Listed = Records | Readonly<Partial<Record<Exclude<Envelope, 'array'>, Records>>>;

/** A list answer in the envelope of the collection. */
function wrapped(collection: Collection, record: z.ZodMiniType<AnsweredRecord>): z.ZodMiniType<Listed> {
  const { envelope } = legacyApiOf(collection);
  const list = z.array(record);
  return envelope === 'array' ? list : z.object({ [envelope]: list });
}

/** The records in a list answer. */
export function recordsIn(listed: Listed): Records {
  const records = 'length' in listed ? listed : Object.values(listed)[0];
  if (records === undefined) throw new Error('The answer of a list has no records');
  return records;
}

/** A record in either of the shapes that the call may return. */
export const answered = (collection: Collection): z.ZodMiniType<AnsweredRecord> => {
  const { both, plain } = recordShapes(collection);
  return z.union([both, plain]);
};

/** The calls of a collection, for these languages and this record shape. */
function toCalls<Languages extends z.ZodMiniType>(
  collection: Collection,
  languages: Languages,
  shape: () => z.ZodMiniType<AnsweredRecord>,
) {
  const { parent, fields } = collection;
  const { listedUnder, createdAt, envelope } = legacyApiOf(collection);
  const collectionPath = `/${collection.base}`;
  const reading = { languages };
  const writing = { languages, save };
  const record = once(shape);
  const listed = once(() => wrapped(collection, record()));
  const changed = once(() => z.intersection(record(), changeAnswer));
  const written = once(() => z.intersection(record(), describedWrite));
  const conflict = once(() => conflictOver(record()));
  const body = (isNew: boolean): FieldsBody => ({ is: 'fields', fields, collection, isNew });
  const open = { access: 'everyone', refusals: [401], isCached: true } as const;
  const listing = once(() => ({
    ...reading,
    ...narrowing,
    ...listQuery({ orders: recordOrders, fields: recordNames(collection) }),
  }));
  const closed = { access: 'administrator' } as const;

  return {
    list: defineCall({
      ...open,
      method: 'GET',
      path: collectionPath,
      summary: 'list',
      get query() {
        return listing();
      },
      get answer() {
        return listed();
      },
    }),
    listOf:
      parent === undefined
        ? null
        : defineCall({
            ...open,
            method: 'GET',
            path: `${collectionPath}/${listedUnder}/:id`,
            params: withId,
            get query() {
              return listing();
            },
            summary: 'listOf',
            get answer() {
              return listed();
            },
          }),
    get: defineCall({
      ...open,
      method: 'GET',
      path: `${collectionPath}/:id`,
      params: withId,
      query: reading,
      summary: 'get',
      get answer() {
        return record();
      },
    }),
    /** The same record in the envelope of its list, for legacy clients. */
    getWrapped:
      envelope === 'data'
        ? defineCall({
            ...open,
            method: 'GET',
            path: `${collectionPath}/getone/:id`,
            params: withId,
            query: reading,
            summary: 'get',
            get answer() {
              return z.object({ data: record() });
            },
          })
        : null,
    create: defineCall({
      ...closed,
      get conflict() {
        return conflict();
      },
      method: 'POST',
      path: `${collectionPath}${createdAt}`,
      query: writing,
      body: body(true),
      summary: 'create',
      get answer() {
        return written();
      },
      // A collection with one record per parent, and legacy clients that send an id, update the existing record.
      status: [201, 200],
      refusals: [404],
    }),
    update: defineCall({
      ...closed,
      get conflict() {
        return conflict();
      },
      method: 'PUT',
      path: `${collectionPath}/:id`,
      params: withId,
      query: writing,
      body: body(false),
      summary: 'update',
      get answer() {
        return written();
      },
      status: [200, 201],
    }),
    remove: defineCall({
      access: 'administrator',
      method: 'DELETE',
      path: `${collectionPath}/:id`,
      params: withId,
      summary: 'remove',
      answer: describedRemoval,
    }),
    duplicate: defineCall({
      ...closed,
      get conflict() {
        return conflict();
      },
      method: 'POST',
      path: `${collectionPath}/:id/duplicate`,
      params: withId,
      query: reading,
      summary: 'duplicate',
      get answer() {
        return changed();
      },
      status: 201,
    }),
    publishing: defineCall({
      ...closed,
      get conflict() {
        return conflict();
      },
      method: 'POST',
      path: `${collectionPath}/:id/publishing`,
      params: withId,
      query: reading,
      body: publication,
      summary: 'publishing',
      get answer() {
        return changed();
      },
    }),
    order: defineCall({
      access: 'administrator',
      method: 'PUT',
      path: `${collectionPath}/order`,
      body: order,
      summary: 'order',
      answer: changeAnswer,
    }),
    move:
      parent === undefined
        ? null
        : defineCall({
            ...closed,
            get conflict() {
              return conflict();
            },
            method: 'PUT',
            path: `${collectionPath}/:id/parent`,
            params: withId,
            query: reading,
            body: place,
            summary: 'move',
            get answer() {
              return changed();
            },
          }),
    subtree: defineCall({
      access: 'administrator',
      method: 'GET',
      path: `${collectionPath}/:id/subtree`,
      params: withId,
      summary: 'subtree',
      answer: counted,
    }),
  };
}

/** The calls of a collection. */
export const callsOf = onceFor((collection) => toCalls(collection, z.optional(inBoth), () => answered(collection)));

export type RecordCalls = ReturnType<typeof callsOf>;

/** The same calls for the dashboard, always with both languages. */
export const editorCallsOf = onceFor((collection) => toCalls(collection, inBoth, () => recordShapes(collection).both));
