import * as z from 'zod/mini';
import type { FileKind } from '../../fields/field.ts';
import type { FrameShape } from '../../fields/frame-shape.ts';
import { recordId } from '../../fields/record-id.ts';
import { languages } from '../../language/languages.ts';
import { moment, whole, wordsInBoth } from './answers.ts';

/** Every kind of file that the library keeps. */
export const fileKinds = ['image', 'video', 'document'] as const satisfies readonly FileKind[];

export const fileKind = z.enum(fileKinds);

const fraction = z.number().check(z.minimum(0), z.maximum(1));
/** A point of a picture, as fractions of its width and height. */
export const place = z.strictObject({ x: fraction, y: fraction });

/** Points that stand for a picture's focal point where it is cut to a shape; a shape that is absent follows that. */
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
  /** A picture of a few pixels as a data address. */
  placeholder: z.nullable(z.string()),
  alt: wordsInBoth,
  /** The point that crops keep in view, as fractions of width and height. */
  focal_point: z.object({ x: z.number(), y: z.number() }),
  crops,
});

/** A file as others name it. */
export const file = z.extend(bareFile, {
  /** The picture that stands for a video until it plays. */
  poster: z.nullable(z.extend(bareFile, { poster: z.null() })),
});

/** A file as the library lists it. */
export const listedFile = z.extend(file, {
  /** What it was called where it came from. */
  original_name: z.string(),
  created_at: moment,
  /** The folder in which it lies. */
  folder: z.nullable(recordId),
  /** In how many places live records hold it. */
  used: whole,
});

/** What must be known of a file that was uploaded, before it is used. */
export const uploadNotice = z.object({
  code: z.string(),
  /** The sentence for it, in the language of the address. */
  message: z.string(),
  /** True where a person must confirm it: the file is outside the library until then. */
  asks: z.boolean(),
});

/** A place in a live record that holds a file. */
export const fileUse = z.object({
  /** The base of the record's collection. */
  base: z.string(),
  id: recordId,
  category_id: z.nullable(recordId),
  /** What the record is called. */
  title: wordsInBoth,
  /** The wire name of the field. */
  field: z.string(),
  /** `null`: both languages share it. */
  language: z.nullable(z.enum(languages)),
});
