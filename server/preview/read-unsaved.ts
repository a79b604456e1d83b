import * as z from 'zod/mini';
import { findCollection } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { settings } from '../../content/settings.ts';
import { parseJson } from '../../fields/parse-json.ts';
import { largestId, recordId } from '../../fields/record-id.ts';
import { languages } from '../../language/languages.ts';
import { toWireBodyFromJson } from '../compatibility/to-wire-body.ts';
import { asEdited, emptyValues, type StoredEntry } from '../records/changes/stored-entry.ts';
import type { EntryStore } from '../records/repository/entry-store.ts';
import { CallError, notFound } from '../http/call-error.ts';
import type { MediaStore } from '../media/media-store.ts';
import { answerEntry } from '../records/http/answer-entries.ts';
import { findFiles } from '../records/http/save-record.ts';
import { parseValidValues } from '../compatibility/parse-entry.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { Unsaved } from './lay-over.ts';

const Id = z.nullable(recordId);

const PreviewRequest = z.strictObject({
  /** The language of the visitor. */
  language: z.enum(languages),
  base: z.string(),
  /** `null` for a new record. */
  id: Id,
  /** The parent of a new record; 0 and `null` stand for none. */
  category_id: z.union([z.literal(0), Id]),
  /** Wire values as a JSON body of the management calls carries them; what is left out stays as it is stored. */
  fields: z.record(z.string(), z.unknown()),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** Reads what a preview was asked for. @throws CallError 400 */
export function parsePreviewRequest(text: string): PreviewRequest {
  const { data } = PreviewRequest.safeParse(parseJson(text));
  if (data === undefined) throw new CallError(400, 'malformed');
  return data;
}

const isSettings = (collection: Collection): boolean => settings.includes(collection);

/** A record that does not exist yet. A page of its own has a number in its address, so it has the last one there is. */
const blank = (collection: Collection, parentId: number | null): StoredEntry => ({
  collection: collection.base,
  id: isSettings(collection) ? 1 : largestId,
  parentId,
  position: 0,
  version: 0,
  fields: emptyValues(collection),
  draft: null,
  status: { en: 'published', ar: 'published' },
  publishAt: { en: null, ar: null },
  takeBackAt: { en: null, ar: null },
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
});

type Store = Pick<EntryStore, 'get' | 'firstOf'>;

/** @throws InvalidError where the parent is missing or does not exist */
async function readParent(entries: Store, { parent }: Collection, id: number | null): Promise<number | null> {
  if (parent === undefined) return null;
  if (!id) throw new InvalidError([{ path: 'category_id', code: 'required' }], 'categoryIdRequired');
  if ((await entries.get(parent, id)) === null)
    throw new InvalidError([{ path: 'category_id', code: 'unknownRecord' }]);
  return id;
}

/** The stored record that is changed, or the blank one that is filled in. */
async function findStart(
  entries: Store,
  collection: Collection,
  { id, category_id }: PreviewRequest,
): Promise<StoredEntry> {
  if (isSettings(collection)) return (await entries.get(collection, 1)) ?? blank(collection, null);
  if (id !== null) {
    const stored = await entries.get(collection, id);
    if (stored === null) throw notFound();
    return stored;
  }
  const parentId = await readParent(entries, collection, category_id);
  const only = collection.isOnlyOfParent && parentId !== null ? await entries.firstOf(collection, parentId) : null;
  return only ?? blank(collection, parentId);
}

/**
 * The record that a preview shows: the stored one, or a new one, with the typed values as far as they are valid.
 * @throws CallError 404 for an unknown collection or record
 * @throws InvalidError for a parent that does not exist and for names the collection does not know
 */
export async function readUnsaved(
  { entries, media }: { readonly entries: Store; readonly media: MediaStore },
  request: PreviewRequest,
): Promise<Unsaved> {
  const { base, language } = request;
  const collection = findCollection(base) ?? settings.find((group) => group.base === base);
  if (collection === undefined) throw notFound();
  const start = asEdited(await findStart(entries, collection, request));
  const current = await answerEntry({ media }, collection, start, { language, all: false });
  const body = toWireBodyFromJson(collection, request.fields, { language, current });
  const findMedia = await findFiles(media, collection, body, language);
  const fields = parseValidValues(collection, body, start.fields, { language, findMedia });
  return { collection, entry: { ...start, fields } };
}
