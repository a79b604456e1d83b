import { z } from 'zod';
import { collections } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { settings } from '../../../content/settings.ts';
import { recordId } from '../../../fields/record-id.ts';

const status = z.enum(['published', 'draft', 'scheduled']);

/** A record as `docs/content-format.md` describes it. */
export const DocumentRecord = z.strictObject({
  id: recordId,
  parent: recordId.nullable(),
  position: z.int(),
  status: z.strictObject({ en: status, ar: status }),
  /** True when the values are newer than what visitors see. */
  waiting: z.boolean(),
  /** Values by wire name, in both languages; files by stored name. */
  fields: z.record(z.string(), z.unknown()),
});
export type DocumentRecord = z.infer<typeof DocumentRecord>;

const DocumentFile = z.looseObject({ name: z.string() });

export const ContentDocument = z.strictObject({
  format: z.literal('site-content'),
  version: z.literal(1),
  exported_at: z.string(),
  collections: z.record(z.string(), z.array(DocumentRecord)),
  media: z.array(DocumentFile),
});
export type ContentDocument = z.infer<typeof ContentDocument>;

const depthOf = ({ parent }: Collection): number => (parent === undefined ? 0 : 1 + depthOf(parent));

/** Every collection that a document may hold, parents before their children. */
export const documentCollections: readonly Collection[] = [...settings, ...collections].toSorted(
  (one, other) => depthOf(one) - depthOf(other),
);
