import { z } from 'zod';
import { recordId, writtenId } from '../fields/record-id.ts';
import { refusal, told, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenWhole } from './model/in-address.ts';
import { keptText } from './model/kept-text.ts';
import { listQuery } from './model/list.ts';
import { crops, file, fileKind, fileKinds, fileUse, listedFile, place, uploadNotice } from './model/stored-file.ts';

/** Sizes by which the library is narrowed down: below 200 kB, below 1 MB, below 10 MB, and larger. */
export const fileSizes = ['small', 'medium', 'large', 'huge'] as const;

const words = keptText(500);
const description = z.strictObject({
  alt: z.strictObject({ en: words.exactOptional(), ar: words.exactOptional() }).exactOptional(),
  /** What it is called in the library; it keeps the ending of its kind. */
  original_name: keptText(200)
    .refine((name) => name.trim() !== '')
    .exactOptional(),
  focal_point: place.exactOptional(),
  crops: crops.exactOptional(),
  /** The id of a picture; `null` takes it away. */
  poster: recordId.nullable().exactOptional(),
  /** The id of a folder; `null` for none. */
  folder: recordId.nullable().exactOptional(),
});

/** Most files that one call changes. */
export const mostFiles = 1000;

const fileChange = description.extend({ id: recordId });

/** Ids of files, each once. */
const someFiles = z.strictObject({ ids: z.array(recordId).min(1).max(mostFiles) });

const folder = z.object({ id: recordId, name: z.string() });
const namedFolder = z.strictObject({
  name: keptText(60)
    .transform((name) => name.trim())
    .pipe(z.string().min(1)),
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
      /** `1` for pictures and videos alone that lack an alternative text in one of the languages. */
      wordless: z.enum(['0', '1']).default('0'),
      size: z.enum(fileSizes).optional(),
      /** The id of a folder; `none` for files that lie in none. */
      folder: z.union([z.literal('none'), writtenId]).optional(),
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
    // `same` is a file of the library with the same content, where there is one.
    answer: listedFile.extend({ same: listedFile.nullable(), notices: z.array(uploadNotice) }),
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
  change: defineCall({
    method: 'PATCH',
    path: '/media',
    access: 'administrator',
    summary: 'mediaChange',
    body: z.strictObject({
      changes: z
        .array(fileChange.extend({ expected: description.exactOptional() }))
        .min(1)
        .max(mostFiles)
        .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length),
    }),
    // `former` is what stood there before: sent back as `changes` it takes them back.
    answer: told.extend({ former: z.array(fileChange) }),
    conflict: refusal,
  }),
  setAside: defineCall({
    method: 'POST',
    path: '/media/remove',
    access: 'administrator',
    summary: 'mediaSetAside',
    body: someFiles,
    answer: told.extend({ removed: z.array(recordId) }),
    conflict: refusal,
  }),
  putBack: defineCall({
    method: 'POST',
    path: '/media/restore',
    access: 'administrator',
    summary: 'mediaPutBack',
    body: someFiles,
    answer: told.extend({ restored: z.array(recordId) }),
  }),
  folders: defineCall({
    method: 'GET',
    path: '/media/folders',
    access: 'administrator',
    summary: 'foldersRead',
    answer: z.object({ folders: z.array(folder) }),
  }),
  addFolder: defineCall({
    method: 'POST',
    path: '/media/folders',
    access: 'administrator',
    summary: 'folderAdd',
    body: namedFolder,
    answer: folder.extend(told.shape),
    status: 201,
  }),
  renameFolder: defineCall({
    method: 'PATCH',
    path: '/media/folders/:id',
    access: 'administrator',
    summary: 'folderRename',
    params: withId,
    body: namedFolder,
    answer: folder.extend(told.shape),
  }),
  removeFolder: defineCall({
    method: 'DELETE',
    path: '/media/folders/:id',
    access: 'administrator',
    summary: 'folderRemove',
    params: withId,
    answer: told,
    conflict: refusal,
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

export type ToldNotice = Shape<typeof uploadNotice>;
/** A file as the library lists it. */
export type StoredFile = Shape<typeof listedFile>;
/** What can be said about a file. */
export type FileDescription = z.input<typeof description>;
/** What becomes of one of several files. */
export type FileChange = z.input<typeof fileChange>;
export type FileSize = (typeof fileSizes)[number];
export type MediaFolder = Shape<typeof folder>;
/** A place in a live record that holds a file. */
export type FileUse = Shape<typeof fileUse>;
