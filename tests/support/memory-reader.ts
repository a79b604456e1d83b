import { collections } from '../../content/collections/index.ts';
import type { Country } from '../../content/countries.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { Reader } from '../../content/model/reader.ts';
import type { Search } from '../../content/model/search.ts';
import type { Discussion } from '../../content/model/discussion.ts';
import { settings } from '../../content/settings.ts';
import type { Media } from '../../fields/field.ts';
import { kindOfName } from '../../fields/file-address.ts';
import { parseHtml } from '../../fields/rich-text/parse-html.ts';
import type { Language } from '../../language/languages.ts';
import { declaredValues, type StoredEntry } from '../../server/records/changes/stored-entry.ts';
import { createReader } from '../../server/records/reader/create-reader.ts';
import { entriesOver } from './entries-over.ts';

/** A record of a test: API values by field name; files by a name such as `hall.jpg`. */
export interface MemoryRecord {
  readonly id?: number;
  readonly parent?: number;
  /** The languages in which it is published; both unless given. */
  readonly published?: readonly Language[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Records by the slug of their collection or settings group. */
export type MemoryContent = Readonly<Record<string, readonly MemoryRecord[]>>;

export interface MemoryVisitor {
  readonly language?: Language;
  readonly country?: Country;
  /** Slugs of collections whose records cannot be read. */
  readonly failing?: readonly string[];
  /** Answers searches; without it nothing is found. */
  readonly search?: Search;
  /** Comments and posts of visitors; none without it. */
  readonly discussion?: Partial<Discussion>;
  /** Gets a line for every query of the store, and for every file. */
  readonly asked?: string[];
}

const noItems = { items: [], total: 0, older: null, behind: null };

/**
 * A file with the given name. Pictures have 1600 × 900 pixels and a placeholder; an SVG has neither variants nor a
 * placeholder; `posted….mp4` has a poster.
 */
const toMedia = (name: string, id: number): Media => ({
  id,
  name,
  kind: kindOfName(name),
  hash: `${id}`.padStart(8, '0'),
  bytes: 1000,
  width: 1600,
  height: 900,
  duration: null,
  placeholder: /\.(?:jpg|png|webp)$/.test(name) ? `data:image/webp;base64,${id}` : null,
  focalPoint: name.startsWith('edge') ? { x: 0.1, y: 0.8 } : { x: 0.5, y: 0.5 },
  alt: { en: `Picture ${name}`, ar: `صورة ${name}` },
  poster: name.startsWith('posted') ? toMedia(`poster-of-${name}.jpg`, id + 1000) : null,
});

/** The real reader over records in memory, which are validated and parsed as usual. */
export function createMemoryReader(content: MemoryContent, visitor: MemoryVisitor = {}): Reader {
  const { language = 'ar', country = 'sa', failing = [], asked = [] } = visitor;
  const media = new Map<number, Media>();
  const findMedia = (reference: number | string): Media => {
    const known = [...media.values()].find(({ id, name }) => id === reference || name === reference);
    const found = known ?? toMedia(String(reference), media.size + 1);
    media.set(found.id, found);
    return found;
  };
  const report = (path: string, code: string) => {
    throw new Error(`The test's record is wrong at ${path}: ${code}`);
  };

  const toEntry = (collection: Collection, record: MemoryRecord, index: number): StoredEntry => {
    for (const name of Object.keys(record.fields)) if (!(name in collection.fields)) report(name, 'no such field');
    const given = Object.entries(collection.fields).filter(([name]) => name in record.fields);
    const values = given.map(([name, field]): [string, unknown] => [
      name,
      field.parse(record.fields[name], field.empty, name, { language: 'en', findMedia, parseHtml, report }),
    ]);
    const published = record.published ?? ['en', 'ar'];
    const status = (each: Language) => (published.includes(each) ? 'published' : 'draft');
    return {
      collection: collection.base,
      id: record.id ?? index + 1,
      parentId: record.parent ?? null,
      position: index + 1,
      version: 1,
      fields: declaredValues(collection, Object.fromEntries(values)),
      draft: null,
      status: { en: status('en'), ar: status('ar') },
      publishAt: { en: null, ar: null },
      unpublishAt: { en: null, ar: null },
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    };
  };

  const all = new Map(
    [...collections, ...settings].map((collection) => [
      collection.base,
      (content[collection.base] ?? []).map((record, index) => toEntry(collection, record, index)),
    ]),
  );
  const recordsOf = async ({ base }: Collection): Promise<readonly StoredEntry[]> => {
    if (failing.includes(base)) throw new Error(`${base} cannot be read`);
    return all.get(base) ?? [];
  };

  const entries = entriesOver(recordsOf);
  const failingLists = (reader: Reader): Reader => ({
    ...reader,
    inLanguage: (other) => failingLists(reader.inLanguage(other)),
    async list(collection, parentId) {
      await recordsOf(collection);
      return reader.list(collection, parentId);
    },
  });
  const reader = createReader(
    {
      entries: {
        ...entries,
        some(collection, ids) {
          asked.push(...ids.map((id) => `${collection.base}/${id}`));
          return entries.some(collection, ids);
        },
        lists(requests) {
          asked.push(...requests.map(({ collection, parentId }) => `${collection.base}<${parentId ?? ''}`));
          const readable = requests.map(async (request) =>
            failing.includes(request.collection.base) ? [] : (await entries.lists([request])).flat(),
          );
          return Promise.all(readable);
        },
      },
      media: {
        async find(ids) {
          asked.push('files', ...ids.map((id) => `file ${id}`));
          return media;
        },
      },
      redirects: { find: async () => null },
      search: visitor.search ?? (async () => []),
      discussion: {
        commentsOf: async () => noItems,
        freePosts: async () => noItems,
        freePost: async () => null,
        ...visitor.discussion,
      },
    },
    { language, country, tags: new Set() },
  );
  // Lists of one statement fail separately when a page shows them.
  return failingLists(reader);
}
