import { z } from 'zod';
import { findEnquiry } from '../../../content/enquiries/index.ts';
import { knownCollection, someValues, valueSchemas } from '../../records/changes/read-values.ts';
import type { Recorded } from '../../records/changes/revision.ts';
import { accountRows } from '../../database/tables/account-rows.ts';
import { contentRows } from '../../database/tables/content-rows.ts';
import { quotationRows } from '../../database/tables/quotation-rows.ts';
import { siteRows } from '../../database/tables/site-rows.ts';
import { visitorRows } from '../../database/tables/visitor-rows.ts';
import { findRecorded } from '../../records/history/recorded.ts';
import type { AnyRow } from './backup-tables.ts';

const { entry, revision } = contentRows;
const { comment, free_post, free_comment, enquiry } = visitorRows;

/** A row in the history can be older than a column, so columns can be missing. Present ones are validated. */
const snapshots = {
  record: z.looseObject({
    ...entry.partial().shape,
    collection: z.string(),
    id: entry.shape.id,
    fields: z.record(z.string(), z.unknown()),
    draft: z.record(z.string(), z.unknown()).nullable(),
  }),
  comment: comment.partial({ held: true, reviewed: true }),
  messages: z.strictObject({
    comments: z.array(comment.partial({ held: true, reviewed: true })),
    freePosts: z.array(free_post.partial({ held: true, reviewed: true })),
    freeComments: z.array(free_comment.partial({ held: true, reviewed: true })),
  }),
} as const;

/** The schemas of a record's stored values, by collection. */
const storedValues = valueSchemas((stored) => z.optional(stored));

const valuesOf = (collection: unknown): z.core.$ZodType => {
  const declared = typeof collection === 'string' ? knownCollection(collection) : undefined;
  return declared === undefined ? z.record(z.string(), z.unknown()) : storedValues(declared.fields);
};

/** A record in the history, with its values validated by its collection. */
const record = snapshots.record.superRefine(({ collection, fields, draft }, context) => {
  const values = valuesOf(collection);
  if (!z.safeParse(values, fields).success || (draft !== null && !z.safeParse(values, draft).success))
    context.addIssue({ code: 'custom', path: ['fields'] });
});

const subtree = z.strictObject({ records: z.array(record).min(1), comments: z.array(snapshots.comment) });
const order = z.strictObject({ before: z.array(entry.shape.id), after: z.array(entry.shape.id) });

/** The values that an update of a record replaced. */
function formerValues(collection: unknown): z.ZodType {
  const declared = typeof collection === 'string' ? knownCollection(collection) : undefined;
  const values = someValues(declared?.fields ?? {});
  const { status_en, status_ar, publish_at_en, publish_at_ar, take_back_at_en, take_back_at_ar, parent_id, position } =
    entry.shape;
  return z
    .strictObject({
      fields: values,
      draft: z.nullable(values),
      status_en,
      status_ar,
      publish_at_en,
      publish_at_ar,
      take_back_at_en,
      take_back_at_ar,
      parent_id,
      position,
    })
    .partial();
}

/** The schema of a revision's content, by kind and action. */
const schemaByContent: Readonly<Record<Recorded['holds'], (action: unknown, collection: unknown) => z.ZodType>> = {
  redirect: () => siteRows.redirect,
  messages: () => snapshots.messages,
  records: (action, collection) =>
    action === 'delete' ? subtree : action === 'reorder' ? order : formerValues(collection),
};

const holdsOf = ({ collection }: AnyRow): Recorded['holds'] => findRecorded(String(collection))?.holds ?? 'records';

/** A creation has nothing to restore, except comments that were restored together. */
const isWhole = (row: z.infer<typeof revision>): boolean =>
  (row.former === null) === (row.action === 'create' && holdsOf(row) !== 'messages');

const isRight = (schema: z.core.$ZodType, written: unknown): boolean =>
  typeof written !== 'string' || z.safeParse(schema, JSON.parse(written)).success;

const custom = (column: string): { code: 'custom'; path: string[] } => ({ code: 'custom', path: [column] });

/** The schemas of the rows in a backup. JSON columns are validated by the declarations of content and forms. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  ...accountRows,
  ...contentRows,
  ...siteRows,
  ...visitorRows,
  ...quotationRows,
  entry: entry.superRefine((row, context) => {
    const values = valuesOf(row.collection);
    for (const column of ['fields', 'draft'] as const)
      if (!isRight(values, row[column])) context.addIssue(custom(column));
    const collection = knownCollection(row.collection);
    if (collection !== undefined && row.parent_collection !== (collection.parent?.base ?? null))
      context.addIssue(custom('parent_collection'));
  }),
  revision: revision.superRefine((row, context) => {
    const schema = schemaByContent[holdsOf(row)](row.action, row.collection);
    if (!isRight(schema, row.former)) context.addIssue(custom('former'));
    if (!isWhole(row)) context.addIssue(custom('action'));
  }),
  enquiry: enquiry.superRefine((row, context) => {
    const declared = findEnquiry(row.kind);
    if (declared !== undefined && !isRight(storedValues(declared.fields), row.fields))
      context.addIssue(custom('fields'));
  }),
};

/** The schema of a table's rows; every table of a backup has one. */
export const rowSchemaOf = (table: string): z.ZodType | undefined =>
  Object.hasOwn(schemas, table) ? schemas[table] : undefined;
