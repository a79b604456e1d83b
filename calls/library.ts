import { z } from 'zod';
import type { FileKind } from '../fields/field.ts';
import { recordId } from '../fields/record-id.ts';
import { languages } from '../language/languages.ts';
import { moment, refusal, told, whole, wordsInBoth } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { keptText } from './model/kept-text.ts';
import { listQuery } from './model/list.ts';

/** Every kind of file that the library keeps. */
export const fileKinds = ['image', 'video', 'document'] as const satisfies readonly FileKind[];

const fileKind = z.enum(fileKinds);

/** A file without its poster; sizes in pixels, duration in seconds. */
const bareFile = z.object({
  id: recordId,
  /** Unique; the file is served under `/uploads/{name}`. */
  name: z.string(),
  kind: fileKind,
  hash: z.string(),
  bytes: whole,
  width: whole.nullable(),
  height: whole.nullable(),
  duration: z.number().min(0).nullable(),
  /** A picture of a few pixels as a data address. */
  placeholder: z.string().nullable(),
  alt: wordsInBoth,
  /** The point that crops keep in view, as fractions of width and height. */
  focal_point: z.object({ x: z.number(), y: z.number() }),
});

const file = bareFile.extend({
  /** The picture that stands for a video until it plays. */
  poster: bareFile.extend({ poster: z.null() }).nullable(),
});

/** A file as the library lists it. */
const listedFile = file.extend({
  /** What it was called where it came from. */
  original_name: z.string(),
  created_at: moment,
  /** In how many places live records hold it. */
  used: whole,
});

/** A place in a live record that holds a file. */
const fileUse = z.object({
  /** The base of the record's collection. */
  base: z.string(),
  id: recordId,
  category_id: recordId.nullable(),
  /** What the record is called. */
  title: wordsInBoth,
  /** The wire name of the field. */
  field: z.string(),
  /** `null`: both languages share it. */
  language: z.enum(languages).nullable(),
});

const words = keptText(500);
const fraction = z.number().min(0).max(1);
const description = z.strictObject({
  alt: z.strictObject({ en: words.exactOptional(), ar: words.exactOptional() }).exactOptional(),
  focal_point: z.strictObject({ x: fraction, y: fraction }).exactOptional(),
  /** The id of a picture; `null` takes it away. */
  poster: recordId.nullable().exactOptional(),
});

/** A place as `after` names it: collection, record, field and language, which is empty where both share it. */
const usePlace = z.string().regex(/^(?:[\w-]{1,60}\/){1,2}\d{1,9}\/\w{1,60}\/(?:ar|en)?$/);

/** What a client may call its upload, so as to take it back. */
const uploadKey = z.string().regex(/^[A-Za-z0-9]{16,64}$/);

/** The library of files. */
export const library = {
  /** The file itself; one that no published record shows is there for the administrator alone. */
  upload: defineCall({
    method: 'GET',
    path: '/uploads/:name',
    access: 'everyone',
    summary: 'uploadRead',
    refusals: [503],
    params: { name: z.string() },
    answer: {
      is: 'file',
      types: [
        'image/jpeg',
        'image/png',
        'image/gif',
        'image/webp',
        'image/avif',
        'image/svg+xml',
        'video/mp4',
        'video/webm',
        'video/ogg',
        'application/pdf',
      ],
    },
  }),
  list: defineCall({
    method: 'GET',
    path: '/media',
    access: 'administrator',
    summary: 'mediaList',
    query: {
      /** Words of a name or an alternative text, in any language. */
      q: z.string().trim().max(200).default(''),
      kind: fileKind.optional(),
      /** `1` for files alone that nothing holds. */
      unused: z.enum(['0', '1']).default('0'),
      // The `next` of a part is the `after` of the one that follows.
      ...listQuery({ usual: 60, most: 200, orders: ['-id', 'id'], fields: listedFile.keyof().options }),
    },
    answer: z.object({ files: z.array(listedFile), next: recordId.nullable() }),
  }),
  add: defineCall({
    method: 'POST',
    path: '/media',
    access: 'administrator',
    summary: 'mediaAdd',
    refusals: [503],
    query: {
      /** The kinds of file that the field takes for which it is sent, with commas between them. */
      accept: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(fileKind))
        .default([...fileKinds]),
      upload: uploadKey.optional(),
    },
    body: { is: 'file' },
    answer: file,
    status: 201,
  }),
  cancel: defineCall({
    method: 'DELETE',
    path: '/media/uploads/:key',
    access: 'administrator',
    summary: 'uploadCancel',
    params: { key: uploadKey },
    answer: told,
  }),
  get: defineCall({
    method: 'GET',
    path: '/media/:id',
    access: 'administrator',
    summary: 'mediaRead',
    params: withId,
    answer: file,
  }),
  describe: defineCall({
    method: 'PATCH',
    path: '/media/:id',
    access: 'administrator',
    summary: 'mediaDescribe',
    params: withId,
    body: description,
    answer: file.extend(told.shape),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/media/:id',
    access: 'administrator',
    summary: 'mediaRemove',
    params: withId,
    answer: told,
    conflict: refusal.extend({ uses: z.array(fileUse) }),
  }),
  uses: defineCall({
    method: 'GET',
    path: '/media/:id/uses',
    access: 'administrator',
    summary: 'mediaUses',
    params: withId,
    query: {
      limit: writtenWhole(1, 200).default(50),
      /** Only places behind this one: the `next` of the part before. */
      after: usePlace.optional(),
    },
    answer: z.object({ uses: z.array(fileUse), next: usePlace.nullable() }),
  }),
  replace: defineCall({
    method: 'POST',
    path: '/media/:id/replace',
    access: 'administrator',
    summary: 'mediaReplace',
    params: withId,
    body: z.strictObject({ with: recordId }),
    answer: told.extend({ replaced: whole, undo: z.array(recordId) }),
  }),
};

/** A file as the library lists it. */
export type StoredFile = Shape<typeof listedFile>;
/** What can be said about a file. */
export type FileDescription = z.input<typeof description>;
/** A place in a live record that holds a file. */
export type FileUse = Shape<typeof fileUse>;
