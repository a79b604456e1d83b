import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { fileKind } from './model/stored-file.ts';
import { fieldValue, refusal, messageAnswer, whole, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';

const status = z.enum(['published', 'draft', 'scheduled']);

/** A record as described in `docs/content-format.md`. */
const documentRecord = z.strictObject({
  id: recordId,
  parent: z.nullable(recordId),
  position: z.int(),
  status: z.strictObject({ en: status, ar: status }),
  /** True if there are unpublished changes. */
  waiting: z.boolean(),
  /** Values by API name, in both languages; files by stored name. */
  fields: z.record(z.string(), fieldValue),
});

const documentFile = z.object({
  name: z.string(),
  kind: fileKind,
  bytes: whole,
  hash: z.string(),
  alt: wordsInBoth,
  focal_point: z.object({ x: z.number(), y: z.number() }),
  poster: z.nullable(z.string()),
});

const contentDocument = z.strictObject({
  format: z.literal('site-content'),
  version: z.literal(1),
  exported_at: z.string(),
  collections: z.record(z.string(), z.array(documentRecord)),
  media: z.array(z.looseObject({ name: z.string() })),
});

/** `title` as in the document. */
const recordName = z.object({ base: z.string(), id: whole, title: wordsInBoth });

/** The changes of an import or of its dry run. */
const outcome = z.extend(messageAnswer, {
  added: z.array(recordName),
  /** With the API names of the changed fields; `category_id` for another parent. */
  changed: z.array(z.extend(recordName, { fields: z.array(z.string()) })),
  /** Added or changed records that are saved only as drafts, because visitors would see an empty required value. */
  drafts: z.array(recordName),
  unchanged: whole,
  /** The parents (with `title`) whose records are reordered, or the collections without parents. */
  reordered: z.array(z.object({ base: z.string(), parent: z.nullable(recordId), title: wordsInBoth })),
  refused: z.array(z.extend(recordName, { reasons: z.array(z.string()) })),
  /** The revisions that undo the import. */
  undo: z.array(recordId),
});

/** All content as one document. */
export const content = {
  export: defineCall({
    method: 'GET',
    path: '/content/export',
    access: 'administrator',
    summary: 'contentExport',
    answer: z.extend(contentDocument, { media: z.array(documentFile) }),
  }),
  import: defineCall({
    method: 'POST',
    path: '/content/import',
    access: 'administrator',
    summary: 'contentImport',
    query: {
      /** `1` for a dry run. */
      'dry-run': z._default(z.enum(['0', '1']), '0'),
    },
    // All texts of a large site are a few megabytes.
    body: { is: 'document', schema: contentDocument, mostBytes: 64 * 1024 * 1024, foreign: 'contentForeign' },
    answer: outcome,
    refusal: z.union([z.extend(refusal, outcome.shape), refusal]),
  }),
};

export type ContentDocument = z.infer<typeof contentDocument>;
export type DocumentRecord = z.infer<typeof documentRecord>;
/** The changes of an import or of its dry run. */
export type ImportOutcome = Shape<typeof outcome>;
