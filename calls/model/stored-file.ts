import * as z from 'zod/mini';
import type { FileKind } from '../../fields/field.ts';
import type { FrameShape } from '../../fields/frame-shape.ts';
import { recordId } from '../../fields/record-id.ts';
import { languages } from '../../language/languages.ts';
import { timestamp, whole, wordsInBoth } from './answers.ts';

/** The kinds of files in the library. */
export const fileKinds = ['image', 'video', 'document', 'model'] as const satisfies readonly FileKind[];

export const fileKind = z.enum(fileKinds);

const fraction = z.number().check(z.minimum(0), z.maximum(1));
/** A point of a picture as fractions of its width and height. */
export const place = z.strictObject({ x: fraction, y: fraction });

/** Points that replace the focal point for crops of a shape; a missing shape uses the focal point. */
export const crops = z.strictObject({
  tall: z.exactOptional(place),
  even: z.exactOptional(place),
  card: z.exactOptional(place),
  wide: z.exactOptional(place),
} satisfies Record<FrameShape, unknown>);

/** A file without its poster; sizes in pixels, duration in seconds. */
const bareFile = z.object({
  id: recordId,
  /** Unique; the file is served under `/uploads/{name}`. */
  name: z.string(),
  kind: fileKind,
  hash: z.string(),
  bytes: whole,
  width: z.nullable(whole),
  height: z.nullable(whole),
  duration: z.nullable(z.number().check(z.minimum(0))),
  /** A tiny preview picture as a data URL. */
  placeholder: z.nullable(z.string()),
  alt: wordsInBoth,
  /** The point that crops keep visible, as fractions of width and height. */
  focal_point: z.object({ x: z.number(), y: z.number() }),
  crops,
});

/** A file as other answers contain it. */
export const file = z.extend(bareFile, {
  /** The poster of a video. */
  poster: z.nullable(z.extend(bareFile, { poster: z.null() })),
});

/** A file as the library lists it. */
export const listedFile = z.extend(file, {
  /** The file name at upload. */
  original_name: z.string(),
  created_at: timestamp,
  /** The id of its folder. */
  folder: z.nullable(recordId),
  /** The number of uses in existing records. */
  used: whole,
});

/** A notice about an uploaded file, to be read before it is used. */
export const uploadNotice = z.object({
  code: z.string(),
  /** The notice in the language of the address. */
  message: z.string(),
  /** True if an administrator must confirm it; until then the file is not in the library. */
  asks: z.boolean(),
});

/** A use of a file in an existing record. */
export const fileUse = z.object({
  /** The slug of the record's collection. */
  base: z.string(),
  id: recordId,
  category_id: z.nullable(recordId),
  /** The title of the record. */
  title: wordsInBoth,
  /** The API name of the field. */
  field: z.string(),
  /** `null` if both languages share the value. */
  language: z.nullable(z.enum(languages)),
});
