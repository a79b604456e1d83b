import { childrenOf } from '../../../content/collections/index.ts';
import type { Country } from '../../../content/countries.ts';
import { slugOfKind } from '../../../content/findable.ts';
import { isSameSlug, toSlug } from '../../../content/hyphenate.ts';
import type { Collection, PartOfView, View } from '../../../content/model/collection.ts';
import type { Reader } from '../../../content/model/reader.ts';
import type { Search } from '../../../content/model/search.ts';
import type { Discussion } from '../../../content/model/discussion.ts';
import type { Media, ReadContext, Text } from '../../../fields/field.ts';
import { type Language, otherLanguage, type Words } from '../../../language/languages.ts';
import { listTag, recordTag } from '../changes/change.ts';
import { filesOf } from '../changes/usage.ts';
import { emptyValues, type StoredEntry } from '../changes/stored-entry.ts';
import type { MediaFinder } from '../../media/media-finder.ts';
import { type RedirectStore, redirectsTag } from '../../redirects/redirect-store.ts';
import { searchTag } from '../../search/index-documents.ts';
import { commentedCollection, commentsTag, freePostsTag } from '../../discussion/comments.ts';
import { createLoaders, type Loaders } from './create-loaders.ts';
import type { EntryReads, FoundByName } from '../repository/entry-reads.ts';
import { placeValues } from './place-values.ts';
import { toFacets } from './to-facets.ts';

export interface ReaderSources {
  readonly entries: EntryReads;
  readonly redirects: Pick<RedirectStore, 'find'>;
  readonly media: MediaFinder;
  readonly search: Search;
  readonly discussion: Discussion;
}

export interface ReaderAbout {
  readonly language: Language;
  readonly country: Country;
  readonly previewed?: Reader['previewed'];
  /** Collects the tags of everything that is read, including what was not found. */
  readonly tags: Set<string>;
}

/** The maximum number of records that are returned for one name. */
const mostNamedAlike = 10;

/** The name in the visitor's language, or in the other language if it has none. */
function readName(name: Words, language: Language): Text {
  const other = otherLanguage(language);
  const read = name[language] === '' && name[other] !== '' ? other : language;
  return { text: name[read], language: read };
}

/** The values of a settings group that was never saved. */
const unwritten = (group: Collection): StoredEntry => ({
  collection: group.base,
  id: 1,
  parentId: null,
  position: 1,
  version: 0,
  fields: emptyValues(group),
  draft: null,
  status: { en: 'published', ar: 'published' },
  publishAt: { en: null, ar: null },
  unpublishAt: { en: null, ar: null },
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
});

/** The named fields, or all fields, of a collection. */
const fieldsOf = ({ fields }: Collection, names: readonly string[] | undefined) =>
  Object.entries(fields).filter(([name]) => names === undefined || names.includes(name));

function toView(
  fields: ReturnType<typeof fieldsOf>,
  entry: StoredEntry,
  { language, previewed }: Pick<ReaderAbout, 'language' | 'previewed'>,
  media: ReadonlyMap<number, Media>,
): View<Collection> {
  const fallback: string[] = [];
  let reading = '';
  const context: ReadContext = {
    language,
    findMedia: (id) => media.get(id),
    fellBack: () => {
      if (!fallback.includes(reading)) fallback.push(reading);
    },
  };
  const { id, parentId, updatedAt } = entry;
  const view: Record<string, unknown> & { id: number; parentId: number | null; updatedAt: string; fallback: string[] } =
    { id, parentId, updatedAt, fallback };
  for (const [name, field] of fields) {
    reading = name;
    const value = field.view(entry.fields[name] ?? field.empty, context);
    view[name] =
      previewed === undefined ? value : placeValues(value, { base: entry.collection, id, path: [name], language });
  }
  return view;
}

/**
 * Reads what visitors of one language may see. A record is shown if it and all its parents are published in that
 * language. Only empty fields fall back to the other language, not drafts. A reader serves one answer and reads nothing
 * twice.
 */
export const createReader = (sources: ReaderSources, about: ReaderAbout): Reader =>
  readerOver(sources, createLoaders(sources.entries, sources.media), about);

function readerOver(sources: ReaderSources, loaders: Loaders, about: ReaderAbout): Reader {
  const { language, country, previewed, tags } = about;
  const { entries, redirects, search, discussion } = sources;

  /** True if the record exists and it and all its parents are published. */
  async function isVisible(collection: Collection, id: number): Promise<boolean> {
    tags.add(recordTag(collection.base, id));
    const entry = await loaders.get(collection, id);
    return entry !== null && isShown(collection, entry);
  }

  async function isShown(collection: Collection, entry: StoredEntry): Promise<boolean> {
    if (entry.status[language] !== 'published') return false;
    if (collection.parent === undefined || entry.parentId === null) return true;
    return isVisible(collection.parent, entry.parentId);
  }

  /** Filters the records that visitors see. */
  async function shownOf(collection: Collection, stored: readonly StoredEntry[]): Promise<readonly StoredEntry[]> {
    if (collection.parent === undefined) return stored.filter(({ status }) => status[language] === 'published');
    const shown = await Promise.all(stored.map((entry) => isShown(collection, entry)));
    return stored.filter((_, index) => shown[index] === true);
  }

  /** A name changes with its record; the date of its last change also changes with its sections. */
  function noteNames(collection: Collection): void {
    for (const { base } of [collection, ...childrenOf(collection)]) tags.add(base);
  }

  // The overloads restore the declared type, which the loop over the fields loses.
  async function toViews<C extends Collection>(collection: C, stored: readonly StoredEntry[]): Promise<View<C>[]>;
  async function toViews<C extends Collection, Name extends keyof C['fields'] & string>(
    collection: C,
    stored: readonly StoredEntry[],
    names: readonly Name[] | undefined,
  ): Promise<PartOfView<C, Name>[]>;
  async function toViews(
    collection: Collection,
    stored: readonly StoredEntry[],
    names?: readonly string[],
  ): Promise<View<Collection>[]> {
    const fields = fieldsOf(collection, names);
    const filesIn = (entry: StoredEntry) =>
      names === undefined
        ? filesOf(collection, entry)
        : fields.flatMap(([name, field]) =>
            field.files(entry.fields[name] ?? field.empty).map(({ mediaId }) => mediaId),
          );
    const ids = new Set(stored.flatMap(filesIn));
    for (const id of ids) tags.add(`media/${id}`);
    const found = ids.size === 0 ? new Map<number, Media>() : await loaders.findMedia([...ids]);
    for (const { poster } of found.values()) if (poster !== null) tags.add(`media/${poster.id}`);
    return stored.map((entry) => toView(fields, entry, about, found));
  }

  return {
    language,
    country,
    ...(previewed && { previewed }),
    inLanguage: (other) => readerOver(sources, loaders, { ...about, language: other }),
    async list(collection, parentId) {
      tags.add(listTag(collection.base, parentId));
      const stored = await loaders.list(collection, parentId);
      return toViews(collection, await shownOf(collection, stored));
    },
    async part(collection, { limit, after, parentId, fields }) {
      tags.add(listTag(collection.base, parentId));
      const part = await entries.part(collection, {
        limit,
        after,
        parentId,
        shownIn: language,
        sort: 'position',
        titlesIn: language,
      });
      return { records: await toViews(collection, part.entries, fields), total: part.total, next: part.next };
    },
    async some(collection, ids, fields) {
      for (const id of ids) tags.add(recordTag(collection.base, id));
      const stored = await entries.some(collection, ids);
      return toViews(collection, await shownOf(collection, stored), fields);
    },
    async names(collection, request) {
      noteNames(collection);
      return entries.names(collection, request);
    },
    async ranges(collection, size) {
      noteNames(collection);
      return entries.ranges(collection, size);
    },
    async changedAt(collection) {
      noteNames(collection);
      return entries.changedAt(collection);
    },
    async rows(collection, requests) {
      for (const { parentId } of requests) tags.add(listTag(collection.base, parentId));
      const rows = requests.length === 0 ? [] : await entries.rows(collection, { language, requests });
      return rows.map((row) => row.map(({ id, name }) => ({ id, name: readName(name, language) })));
    },
    async named(collection, address, parentId) {
      tags.add(listTag(collection.base, parentId));
      if (address.trim() === '') return [];
      const request = { address, parentId };
      const isSeen = ({ shownIn }: FoundByName) => shownIn.includes(language);
      const now = (await entries.named(collection, request)).filter(isSeen);
      const former = (await entries.formerlyNamed(collection, request)).filter(isSeen);
      const slug = toSlug(address);
      const calledIn = (each: Language) =>
        now.filter(
          ({ name, shownIn }) => shownIn.includes(each) && isSameSlug(toSlug(readName(name, each).text), slug),
        );
      const found = [...calledIn(language), ...calledIn(otherLanguage(language)), ...former];
      return [...new Set(found.map(({ id }) => id))].slice(0, mostNamedAlike);
    },
    async facets(collection, names) {
      tags.add(collection.base);
      return toFacets(collection, names, await entries.facets(collection, language), language);
    },
    async get(collection, id) {
      tags.add(recordTag(collection.base, id));
      const entry = await loaders.get(collection, id);
      if (entry === null || !(await isShown(collection, entry))) return null;
      const [view] = await toViews(collection, [entry]);
      return view ?? null;
    },
    async wasDeleted(collection, id) {
      tags.add(recordTag(collection.base, id));
      return entries.wasDeleted(collection, id, language);
    },
    async deleted(collection, id) {
      tags.add(recordTag(collection.base, id));
      const entry = await entries.findDeleted(collection, id);
      const [view] = entry === null ? [] : await toViews(collection, [entry]);
      return view ?? null;
    },
    async findMove(paths) {
      tags.add(redirectsTag);
      return redirects.find(paths);
    },
    async settings(group) {
      tags.add(`${group.base}/1`);
      const entry = (await loaders.get(group, 1)) ?? unwritten(group);
      const [view] = await toViews(group, [entry]);
      if (view === undefined) throw new Error(`The settings group ${group.base} has no view`);
      return view;
    },
    async search(question) {
      tags.add(searchTag);
      const results = await search({ ...question, language });
      for (const { kind, id, image } of results) {
        tags.add(`${slugOfKind(kind)}/${id}`);
        if (image !== null) tags.add(`media/${image.id}`);
      }
      return results;
    },
    async commentsOf(postId, olderThan) {
      tags.add(commentsTag(postId));
      const isShown = await isVisible(commentedCollection, postId);
      return isShown ? discussion.commentsOf(postId, olderThan) : { items: [], total: 0, older: null, behind: null };
    },
    async freePosts(olderThan) {
      tags.add(freePostsTag);
      return discussion.freePosts(olderThan);
    },
    async freePost(id, olderThan) {
      tags.add(freePostsTag);
      return discussion.freePost(id, olderThan);
    },
  };
}
