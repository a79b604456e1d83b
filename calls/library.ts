import * as z from 'zod/mini';
import { recordId, writtenId } from '../fields/record-id.ts';
import { refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { withId, writtenList, writtenWhole } from './model/in-address.ts';
import { storedText } from './model/stored-text.ts';
import { listQuery } from './model/list.ts';
import { crops, file, fileKind, fileKinds, fileUse, listedFile, place, uploadNotice } from './model/stored-file.ts';

/** The size filter: below 200 kB, below 1 MB, below 10 MB, and larger. */
export const fileSizes = ['small', 'medium', 'large', 'huge'] as const;

const words = storedText(500);
const description = z.strictObject({
  alt: z.exactOptional(z.strictObject({ en: z.exactOptional(words), ar: z.exactOptional(words) })),
  /** The name in the library; its extension cannot change. */
  original_name: z.exactOptional(storedText(200).check(z.refine((name) => name.trim() !== ''))),
  focal_point: z.exactOptional(place),
  crops: z.exactOptional(crops),
  /** The id of a picture; `null` removes the poster. */
  poster: z.exactOptional(z.nullable(recordId)),
  /** The id of a folder; `null` for none. */
  folder: z.exactOptional(z.nullable(recordId)),
});

/** The highest number of files that one call changes. */
export const mostFiles = 1000;

const fileChange = z.extend(description, { id: recordId });

/** Unique file ids. */
const someFiles = z.strictObject({ ids: z.array(recordId).check(z.minLength(1), z.maxLength(mostFiles)) });

const folder = z.object({ id: recordId, name: z.string() });
const namedFolder = z.strictObject({
  name: z.pipe(
    z.pipe(
      storedText(60),
      z.transform((name) => name.trim()),
    ),
    z.string().check(z.minLength(1)),
  ),
});

/** A use as `after` names it: collection, record, field and language (empty if both share the value). */
const usePlace = z.string().check(z.regex(/^(?:[\w-]{1,60}\/){1,2}\d{1,9}\/\w{1,60}\/(?:ar|en)?$/));

/** A key that the client chooses for an upload, so that it can cancel it. */
const uploadKey = z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/));

/** The library of files. */
export const library = {
  /** The file itself. Without a published record that uses it, only administrators can read it. */
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
      q: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      kind: z.optional(fileKind),
      /** `1` for unused files only. */
      unused: z._default(z.enum(['0', '1']), '0'),
      /** `1` for pictures and videos without an alternative text in one of the languages. */
      wordless: z._default(z.enum(['0', '1']), '0'),
      size: z.optional(z.enum(fileSizes)),
      /** The id of a folder; `none` for files without a folder. */
      folder: z.optional(z.union([z.literal('none'), writtenId])),
      // The `next` of an answer is the `after` of the following request.
      ...listQuery({ usual: 60, most: 200, orders: ['-id', 'id'], fields: z.keyof(listedFile).options }),
    },
    answer: z.object({ files: z.array(listedFile), next: z.nullable(recordId) }),
  }),
  add: defineCall({
    method: 'POST',
    path: '/media',
    access: 'administrator',
    summary: 'mediaAdd',
    refusals: [503],
    query: {
      /** The kinds that the field accepts, separated by commas. */
      accept: z._default(writtenList(z.array(fileKind)), [...fileKinds]),
      upload: z.optional(uploadKey),
    },
    body: { is: 'file' },
    // `same` is an existing file with the same content, if there is one.
    answer: z.extend(listedFile, { same: z.nullable(listedFile), notices: z.array(uploadNotice) }),
    status: 201,
  }),
  cancel: defineCall({
    method: 'DELETE',
    path: '/media/uploads/:key',
    access: 'administrator',
    summary: 'uploadCancel',
    params: { key: uploadKey },
    answer: messageAnswer,
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
    answer: z.extend(file, messageAnswer.shape),
  }),
  change: defineCall({
    method: 'PATCH',
    path: '/media',
    access: 'administrator',
    summary: 'mediaChange',
    body: z.strictObject({
      changes: z.array(z.extend(fileChange, { expected: z.exactOptional(description) })).check(
        z.minLength(1),
        z.maxLength(mostFiles),
        z.refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length),
      ),
    }),
    // `former` has the previous values; sent as `changes` it undoes the change.
    answer: z.extend(messageAnswer, { former: z.array(fileChange) }),
    conflict: refusal,
  }),
  setAside: defineCall({
    method: 'POST',
    path: '/media/remove',
    access: 'administrator',
    summary: 'mediaSetAside',
    body: someFiles,
    answer: z.extend(messageAnswer, { removed: z.array(recordId) }),
    conflict: refusal,
  }),
  putBack: defineCall({
    method: 'POST',
    path: '/media/restore',
    access: 'administrator',
    summary: 'mediaPutBack',
    body: someFiles,
    answer: z.extend(messageAnswer, { restored: z.array(recordId) }),
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
    answer: z.extend(folder, messageAnswer.shape),
    status: 201,
  }),
  renameFolder: defineCall({
    method: 'PATCH',
    path: '/media/folders/:id',
    access: 'administrator',
    summary: 'folderRename',
    params: withId,
    body: namedFolder,
    answer: z.extend(folder, messageAnswer.shape),
  }),
  removeFolder: defineCall({
    method: 'DELETE',
    path: '/media/folders/:id',
    access: 'administrator',
    summary: 'folderRemove',
    params: withId,
    answer: messageAnswer,
    conflict: refusal,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/media/:id',
    access: 'administrator',
    summary: 'mediaRemove',
    params: withId,
    answer: messageAnswer,
    conflict: z.extend(refusal, { uses: z.array(fileUse) }),
  }),
  uses: defineCall({
    method: 'GET',
    path: '/media/:id/uses',
    access: 'administrator',
    summary: 'mediaUses',
    params: withId,
    query: {
      limit: z._default(writtenWhole(1, 200), 50),
      /** Only uses after this one: the `next` of the previous answer. */
      after: z.optional(usePlace),
    },
    answer: z.object({ uses: z.array(fileUse), next: z.nullable(usePlace) }),
  }),
  replace: defineCall({
    method: 'POST',
    path: '/media/:id/replace',
    access: 'administrator',
    summary: 'mediaReplace',
    params: withId,
    body: z.strictObject({ with: recordId }),
    answer: z.extend(messageAnswer, { replaced: whole, undo: z.array(recordId) }),
  }),
};

export type UploadNotice = Shape<typeof uploadNotice>;
/** A file as the library lists it. */
export type StoredFile = Shape<typeof listedFile>;
/** The editable properties of a file. */
export type FileDescription = z.input<typeof description>;
/** The changes to one of several files. */
export type FileChange = z.input<typeof fileChange>;
export type FileSize = (typeof fileSizes)[number];
export type MediaFolder = Shape<typeof folder>;
/** A use of a file in an existing record. */
export type FileUse = Shape<typeof fileUse>;
