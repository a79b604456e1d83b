import { setImmediate as breathe } from 'node:timers/promises';
import type { MediaStore } from '../../media/media-store.ts';
import type { Database } from '../../database/connect.ts';
import type { DocumentRecord } from '../../../calls/content.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Media, richValues, apiNameOf } from '../../../fields/field.ts';
import { rowsByPosition } from '../../records/changes/entry-rows.ts';
import { asEdited, type StoredEntry, toStoredEntry } from '../../records/changes/stored-entry.ts';
import { documentCollections } from './content-document.ts';

interface Services {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Maximum number of files per query. */
const filesAtOnce = 500;

const toFile = ({ name, kind, bytes, hash, alt, focalPoint, poster }: Media) => ({
  name,
  kind,
  bytes,
  hash,
  alt,
  focal_point: focalPoint,
  poster: poster?.name ?? null,
});
type DocumentFile = ReturnType<typeof toFile>;

/** @param entry with its newest values */
function toRecord(collection: Collection, entry: StoredEntry, files: ReadonlyMap<number, Media>): DocumentRecord {
  const { fields } = entry;
  const context = {
    language: 'en',
    all: true,
    findMedia: (id: number) => files.get(id),
    fellBack: () => undefined,
  } as const;
  const values = Object.entries(collection.fields).map(([name, field]) => [
    apiNameOf(name, field),
    field.serialize(fields[name] ?? field.empty, context),
  ]);
  return {
    id: entry.id,
    parent: entry.parentId,
    position: entry.position,
    status: entry.status,
    waiting: entry.draft !== null,
    fields: Object.fromEntries([...values, ...richValues(collection.fields, fields, context)]),
  };
}

/** The files of some records, by id. */
function filesOf(media: MediaStore, { fields }: Collection, entries: readonly StoredEntry[]) {
  const ids = entries.flatMap((entry) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.files(entry.fields[name] ?? field.empty).map(({ mediaId }) => mediaId),
    ),
  );
  return media.find(ids);
}

/** The records of a collection, in parts. */
async function* recordsOf({ database, media }: Services, collection: Collection): AsyncGenerator<DocumentRecord[]> {
  for await (const rows of rowsByPosition(database.read, collection.base)) {
    const entries = rows.map((row) => asEdited(toStoredEntry(collection, row)));
    const files = await filesOf(media, collection, entries);
    yield entries.map((entry) => toRecord(collection, entry, files));
    await breathe();
  }
}

/** All files, in parts. */
async function* knownFiles({ database, media }: Services): AsyncGenerator<DocumentFile[]> {
  for (let last = 0; ;) {
    const next = database.read.selectFrom('media').select('id').where('id', '>', last).orderBy('id').limit(filesAtOnce);
    const ids = (await next.execute()).map(({ id }) => id);
    const files = await media.find(ids);
    yield ids.flatMap((id) => {
      const file = files.get(id);
      return file === undefined ? [] : [toFile(file)];
    });
    last = ids.at(-1) ?? last;
    if (ids.length < filesAtOnce) return;
    await breathe();
  }
}

/** The items of a JSON array, without its brackets. */
async function* listed(parts: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield `${isFirst ? '' : ','}${part.map((item) => JSON.stringify(item)).join(',')}`;
    isFirst = false;
  }
}

/**
 * All content with its newest values, as the text of one document; see `docs/content-format.md`. It is generated in
 * parts, so that only a few hundred records are in memory and other requests are served in between.
 */
export async function* exportContent(services: Services, now: Date): AsyncGenerator<string> {
  yield `{"format":"site-content","version":1,"exported_at":${JSON.stringify(now.toISOString())},"collections":{`;
  let separator = '';
  for (const collection of documentCollections) {
    yield `${separator}${JSON.stringify(collection.base)}:[`;
    yield* listed(recordsOf(services, collection));
    yield ']';
    separator = ',';
  }
  yield '},"media":[';
  yield* listed(knownFiles(services));
  yield ']}';
}
