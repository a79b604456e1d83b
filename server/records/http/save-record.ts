import type { FastifyRequest } from 'fastify';
import type { Collection } from '../../../content/model/collection.ts';
import type { Saving } from '../../../content/publishing/save.ts';
import type { Media, ParseContext } from '../../../fields/field.ts';
import { randomKey } from '../../../fields/list/field.ts';
import { nameInAddress } from '../../../fields/file-address.ts';
import type { Language } from '../../../language/languages.ts';
import { originOf } from '../../addresses/origin-of.ts';
import type { MultipartTarget } from '../../bodies/read-multipart.ts';
import type { ApiBody } from '../../bodies/api-body.ts';
import { parseBody, mediaReferences } from '../../compatibility/parse-entry.ts';
import { readBody, type SentBody, toBody, readCategory, readVersion } from '../../compatibility/read-body.ts';
import { CallError } from '../../http/call-error.ts';
import { actorOf } from '../../http/guards.ts';
import type { UploadNotice } from '../../media/upload-notice.ts';
import { withoutOrigin } from '../../addresses/own-path.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { ConflictError } from '../repository/record-errors.ts';
import type { ChangeResult, WriteFields } from '../repository/entry-store.ts';
import { answerEntry, type Reading, type RecordServices } from './answer-entries.ts';

const isId = (reference: number | string): boolean => typeof reference === 'number' || /^\d{1,9}$/.test(reference);

/**
 * Loads the files that a body references by id, stored name or address, so that parsing needs no database.
 * @param origin the origin of the site; full addresses with it are accepted too
 */
export async function findFiles(
  media: Pick<MediaStore, 'find' | 'findByNames'>,
  collection: Collection,
  body: ApiBody,
  language: Language,
  origin?: string,
): Promise<ParseContext['findMedia']> {
  const references = [...mediaReferences(collection, body, language)];
  const byId = await media.find(references.filter(isId).map(Number));
  const nameOf = (reference: number | string) =>
    nameInAddress(origin === undefined ? String(reference) : withoutOrigin(String(reference), origin));
  const byName = await media.findByNames(references.filter((reference) => !isId(reference)).map(nameOf));
  return (reference) => (isId(reference) ? byId.get(Number(reference)) : byName.get(nameOf(reference)));
}

/** The record that a body creates or changes. */
export interface WriteTarget {
  /** The record to change; `null` to create one. */
  readonly current: StoredEntry | null;
  /** The parent in the address, if there is one. */
  readonly parentId?: number;
  /** The fixed id of a new record, if it has one. */
  readonly id?: number;
}

export interface Written extends ChangeResult {
  readonly isNew: boolean;
  /** Notices about the uploaded files. */
  readonly notices: readonly UploadNotice[];
}

/** The context of a call that writes a record. */
export interface WriteRequest {
  readonly services: RecordServices;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly reading: Reading;
  /** Without it the values are published at once, even if a new record is incomplete. Legacy clients expect this. */
  readonly saving?: Saving;
}

/** Turns a conflict into a 409 answer with the current record. */
async function toCallError(error: unknown, { services, collection, reading }: WriteRequest): Promise<unknown> {
  if (!(error instanceof ConflictError)) return error;
  const current = await answerEntry(services, collection, error.current, reading);
  return new CallError(409, 'conflict', { current });
}

/** Returns the same list item key for the same path, so that published values and draft share their keys. */
function rememberKeys(): (path: string) => string {
  const keys = new Map<string, string>();
  return (path) => {
    const key = keys.get(path) ?? randomKey();
    keys.set(path, key);
    return key;
  };
}

/**
 * Parses the values to write and the control fields of a body. `origin`: the origin of the site; full addresses with it
 * reference files too.
 */
export async function readChange(
  {
    services,
    collection,
    reading,
    saving = 'live',
    origin,
  }: Omit<WriteRequest, 'request'> & { readonly origin?: string },
  sent: SentBody,
  { current, parentId }: Omit<WriteTarget, 'id'>,
): Promise<{ readonly body: ApiBody; readonly category: number | undefined; readonly write: WriteFields }> {
  const { language } = reading;
  const own = { language, all: false, newest: saving !== 'live' };
  const held = current === null ? null : await answerEntry(services, collection, current, own);
  const body = toBody(collection, sent, { language, current: held });
  const category = readCategory(collection, body['category_id'], current?.parentId ?? parentId ?? null);
  const findMedia = await findFiles(services.media, collection, body, language, origin);
  const newKey = rememberKeys();
  return {
    body,
    category,
    write: (previous) =>
      parseBody(collection, body, previous, { language, findMedia, newKey, isNew: current === null }),
  };
}

async function write(call: WriteRequest, sent: SentBody, target: WriteTarget): Promise<Omit<Written, 'notices'>> {
  const { services, request, collection, saving } = call;
  const { entries, accounts } = services;
  const { current, id } = target;
  const actor = await actorOf(accounts, request);
  const {
    body,
    category,
    write: writeFields,
  } = await readChange({ ...call, origin: originOf(request, undefined) }, sent, target);
  const change = { actor, write: writeFields, ...(saving && { saving }) };
  if (current === null) {
    const place = { ...(category !== undefined && { parentId: category }), ...(id !== undefined && { id }) };
    // Only the dashboard sends `saving`.
    const isForm = saving !== undefined;
    return { ...(await entries.create(collection, { ...change, ...place, isForm })), isNew: true };
  }
  const version = readVersion(body['version']);
  const update = { ...change, ...(version !== undefined && { version }), mayRewrite: true };
  const result = await entries.update(collection, current.id, update);
  return { ...result, isNew: false };
}

/**
 * Reads the body of a request and writes the record. If the request is refused, its uploaded files are deleted at once.
 * @param find chooses the record after the body is read
 */
export async function saveRecord(call: WriteRequest, find: (sent: SentBody) => Promise<WriteTarget>): Promise<Written> {
  const { services, request, collection } = call;
  const uploaded: Media[] = [];
  const notices: UploadNotice[] = [];
  const onNotices = (added: readonly UploadNotice[]) => void notices.push(...added);
  const receive: MultipartTarget['media']['receive'] = (stream, file) =>
    services.media.receive(stream, { ...file, onNotices });
  try {
    const sent = await readBody(request, collection, { media: { receive }, uploaded });
    return { ...(await write(call, sent, await find(sent))), notices };
  } catch (error) {
    await services.media.discard(uploaded.map(({ id }) => id));
    throw await toCallError(error, call);
  }
}
