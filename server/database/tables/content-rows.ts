import { z } from 'zod';
import type { RowSchemas } from './row-schemas.ts';
import { bit, count, id, json, language, timestamp, text, whole } from './row-cells.ts';

const record = z.record(z.string(), z.unknown());
const status = z.enum(['published', 'draft', 'scheduled']);
const fraction = z.number().min(0).max(1);
const point = z.strictObject({ x: fraction, y: fraction });

export const contentRows = {
  entry: z.strictObject({
    collection: text,
    id,
    parent_collection: text.nullable(),
    parent_id: id.nullable(),
    position: whole,
    fields: json(record),
    draft: json(record.nullable()).nullable(),
    status_en: status,
    status_ar: status,
    publish_at_en: timestamp.nullable(),
    publish_at_ar: timestamp.nullable(),
    take_back_at_en: timestamp.nullable(),
    take_back_at_ar: timestamp.nullable(),
    version: count,
    unique_key: text.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  }),
  change_run: z.strictObject({
    id,
    kind: z.enum(['import', 'undo']),
    actor: text,
    started_at: timestamp,
    first_id: id.nullable(),
    written: count,
    failed_at: timestamp.nullable(),
    undone_at: timestamp.nullable(),
    unchanged: count,
    lease_id: text.nullable(),
    lease_until: timestamp.nullable(),
  }),
  counter: z.strictObject({ collection: text, last_id: id }),
  revision: z.strictObject({
    id,
    at: timestamp,
    actor: text,
    action: z.enum(['create', 'update', 'delete', 'reorder']),
    collection: text,
    entry_id: id.nullable(),
    parent_id: id.nullable(),
    title: json().nullable(),
    publishing: z
      .enum(['publish', 'unpublish', 'schedule', 'cancel', 'discard', 'draft', 'hold', 'release'])
      .nullable(),
    languages: z.enum(['en', 'ar', 'both']).nullable(),
    changed: json(z.array(z.string())),
    former: json().nullable(),
    undone_at: timestamp.nullable(),
    undone_by: text.nullable(),
    follows: id.nullable(),
  }),
  deletion: z.strictObject({ revision_id: id, collection: text, entry_id: id, seen_en: bit, seen_ar: bit }),
  revision_media: z.strictObject({ revision_id: id, media_id: id }),
  media: z.strictObject({
    id,
    // Names and hashes become file paths, and types become headers, so their characters are restricted.
    name: z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/),
    original_name: text,
    kind: z.enum(['image', 'video', 'document']),
    type: z.string().regex(/^(image|video)\/[a-z0-9.+-]+$|^application\/pdf$|^model\/gltf-binary$/),
    bytes: count,
    hash: z.string().regex(/^[\da-f]+$/),
    width: count.nullable(),
    height: count.nullable(),
    duration: z.number().min(0).nullable(),
    placeholder: z
      .string()
      .regex(/^data:image\/[a-z0-9.+-]+;base64,[\w+/=]*$/)
      .nullable(),
    alt_en: text,
    alt_ar: text,
    focal_x: fraction,
    focal_y: fraction,
    poster_id: id.nullable(),
    created_at: timestamp,
    removed_at: timestamp.nullable(),
    folded: text.nullable(),
    folder_id: id.nullable(),
    crops: json(z.record(z.string(), point)),
  }),
  media_folder: z.strictObject({ id, name: text }),
  usage: z.strictObject({
    collection: text,
    entry_id: id,
    field: text,
    language: language.nullable(),
    media_id: id.nullable(),
    path: text.nullable(),
    is_live: bit,
  }),
} satisfies RowSchemas;
