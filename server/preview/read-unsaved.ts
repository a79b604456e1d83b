import * as z from 'zod/mini';
import { findCollection } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { settings } from '../../content/settings.ts';
import { parseJson } from '../../fields/parse-json.ts';
import { largestId, recordId } from '../../fields/record-id.ts';
import { languages } from '../../language/languages.ts';
import { toApiBodyFromJson } from '../compatibility/to-api-body.ts';
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
  /** The language of the page. */
  language: z.enum(languages),
  base: z.string(),
  /** `null` for a new record. */
  id: Id,
  /** The parent of a new record; 0 and `null` for none. */
  category_id: z.union([z.literal(0), Id]),
  /**
   * Values by API name, as in a JSON body of the management calls. Fields that are left out keep their stored values.
   */
  fields: z.record(z.string(), z.unknown()),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** Parses the request of a preview. @throws CallError 400 */
export function parsePreviewRequest(text: string): PreviewRequest {
  const { data } = PreviewRequest.safeParse(parseJson(text));
  if (data === undefined) throw new CallError(400, 'malformed');
  return data;
}

const isSettings = (collection: Collection): boolean => settings.includes(collection);

/** A record that does not exist yet. Pages with an id in their address need one, so it has the largest possible id. */
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
  unpublishAt: { en: null, ar: null },
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
});

type Store = Pick<EntryStore, 'get' | 'firstOf'>;

/** @throws InvalidError if the parent is missing or does not exist */
async function readParent(entries: Store, { parent }: Collection, id: number | null): Promise<number | null> {
  if (parent === undefined) return null;
  if (!id) throw new InvalidError([{ path: 'category_id', code: 'required' }], 'categoryIdRequired');
  if ((await entries.get(parent, id)) === null)
    throw new InvalidError([{ path: 'category_id', code: 'unknownRecord' }]);
  return id;
}

/** The stored record, or a blank one for a new record. */
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
 * The record of a preview: the stored or a new one, with the unsaved values that are valid.
 * @throws CallError 404 for an unknown collection or record
 * @throws InvalidError for a parent that does not exist, and for names that the collection does not have
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
  const body = toApiBodyFromJson(collection, request.fields, { language, current });
  const findMedia = await findFiles(media, collection, body, language);
  const fields = parseValidValues(collection, body, start.fields, { language, findMedia });
  return { collection, entry: { ...start, fields } };
}
