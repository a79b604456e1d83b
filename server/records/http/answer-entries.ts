import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { statesOf } from '../../../content/publishing/document-state.ts';
import type { ListedState } from '../../../content/publishing/state.ts';
import { settings } from '../../../content/settings.ts';
import type { Language } from '../../../language/languages.ts';
import { mediaIdsOf, serializeEntry } from '../../compatibility/serialize-entry.ts';
import type { SessionGuard } from '../../http/guards.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { documentOf, asEdited, type StoredEntry } from '../changes/stored-entry.ts';
import type { EntryStore } from '../repository/entry-store.ts';

/** The services that the calls of records use. */
export interface RecordServices {
  readonly accounts: SessionGuard;
  readonly entries: EntryStore;
  readonly media: MediaStore;
}

export interface Reading {
  readonly language: Language;
  /** `?languages=all`: objects by language, drafts included. */
  readonly all: boolean;
  /** The newest values, even if visitors see others: for answers to the client that wrote them. */
  readonly newest?: boolean;
  /** Collects a tag for everything that is read. */
  readonly tags?: Set<string>;
}

/** The parts of a request that determine how records are read. */
export interface ReadRequest {
  readonly query: {
    readonly languages?: 'all' | undefined;
    readonly q?: string | undefined;
    readonly state?: ListedState | undefined;
    readonly missing?: Language | undefined;
  };
  readonly language: Language;
  readonly actor: () => Promise<unknown>;
  readonly tags: Set<string>;
}

/** How a request wants records to be answered. @throws CallError 401 if it needs an administrator */
export async function readingOf({ query, language, actor, tags }: ReadRequest): Promise<Reading> {
  const all = query.languages === 'all';
  if (all || [query.q, query.state, query.missing].some((asked) => asked !== undefined)) await actor();
  return { language, all, tags };
}

/** Serializes records with their published values, or with their newest values and states. */
export async function answerEntries(
  { media }: Pick<RecordServices, 'media'>,
  collection: Collection,
  entries: readonly StoredEntry[],
  reading: Reading,
): Promise<AnsweredRecord[]> {
  const shown = reading.all || reading.newest === true ? entries.map(asEdited) : entries;
  const ids = mediaIdsOf(collection, shown);
  for (const id of ids) reading.tags?.add(`media/${id}`);
  const files = ids.length === 0 ? new Map() : await media.findNames(ids);
  const records = shown.map((entry) => serializeEntry(collection, entry, { ...reading, media: files }));
  if (!reading.all || settings.includes(collection)) return records;
  const states = entries.map((entry) => statesOf(collection.fields, documentOf(entry)));
  return records.map((record, index) => ({ ...record, publishing: states[index] }));
}

export async function answerEntry(
  services: Pick<RecordServices, 'media'>,
  collection: Collection,
  entry: StoredEntry,
  reading: Reading,
): Promise<AnsweredRecord> {
  const [record] = await answerEntries(services, collection, [entry], reading);
  if (record === undefined) throw new Error('The requested record is missing from the answer');
  return record;
}

/**
 * Returns the records that a visitor may see: published in their language, and so are all parents. With `all` it
 * returns every record.
 */
export async function visibleEntries(
  { entries: store }: Pick<RecordServices, 'entries'>,
  collection: Collection,
  entries: readonly StoredEntry[],
  reading: Reading,
): Promise<readonly StoredEntry[]> {
  const { language, all, tags } = reading;
  if (all) return entries;
  const published = entries.filter(({ status }) => status[language] === 'published');
  const { parent } = collection;
  if (parent === undefined) return published;
  const parentIds = [...new Set(published.map(({ parentId }) => parentId))];
  for (const id of parentIds) tags?.add(`${parent.base}/${id}`);
  const found = await store.some(
    parent,
    parentIds.filter((id) => id !== null),
  );
  const parents = await visibleEntries({ entries: store }, parent, found, reading);
  const shown = new Set(parents.map(({ id }) => id));
  return published.filter(({ parentId }) => parentId !== null && shown.has(parentId));
}
