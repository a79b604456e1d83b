import type { EntryStore } from '../../entries/entry-store.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { Database } from '../../database/connect.ts';
import type { DocumentRecord } from '../../../calls/content.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Media, wireName } from '../../../fields/field.ts';
import { asEdited, type StoredEntry } from '../../changes/stored-entry.ts';
import { documentCollections } from './content-document.ts';

function toRecord(collection: Collection, entry: StoredEntry, files: ReadonlyMap<number, Media>): DocumentRecord {
  const { fields } = asEdited(entry);
  const context = {
    language: 'en',
    all: true,
    findMedia: (id: number) => files.get(id),
    fellBack: () => undefined,
  } as const;
  const values = Object.entries(collection.fields).map(([name, field]) => [
    wireName(name, field),
    field.serialize(fields[name] ?? field.empty, context),
  ]);
  return {
    id: entry.id,
    parent: entry.parentId,
    position: entry.position,
    status: entry.status,
    waiting: entry.draft !== null,
    fields: Object.fromEntries(values),
  };
}

/** Every file that is known, by its id. */
export async function readFiles({ database, media }: { readonly database: Database; readonly media: MediaStore }) {
  const rows = await database.read.selectFrom('media').select('id').orderBy('id').execute();
  return media.find(rows.map(({ id }) => id));
}

/** All content with its newest values, as one document; see `docs/content-format.md`. */
export async function exportContent(
  services: { readonly database: Database; readonly media: MediaStore; readonly entries: EntryStore },
  now: Date,
) {
  const files = await readFiles(services);
  const byBase: Record<string, DocumentRecord[]> = {};
  for (const collection of documentCollections) {
    const entries = await services.entries.list(collection);
    byBase[collection.base] = entries.map((entry) => toRecord(collection, entry, files));
  }
  const media = [...files.values()].map(({ name, kind, bytes, hash, alt, focalPoint, poster }) => ({
    name,
    kind,
    bytes,
    hash,
    alt,
    focal_point: focalPoint,
    poster: poster?.name ?? null,
  }));
  return {
    format: 'site-content',
    version: 1,
    exported_at: now.toISOString(),
    collections: byBase,
    media,
  } as const;
}
