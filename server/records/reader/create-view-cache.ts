import type { Collection, View } from '../../../content/model/collection.ts';
import type { Reader } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import type { ContentVersions } from '../../database/content-versions.ts';
import { createVersionPoll } from '../../database/create-version-poll.ts';
import type { ReaderAbout } from './create-reader.ts';

type ReaderOf = (about: ReaderAbout) => Reader;

interface CachedViews {
  readonly views: Promise<readonly View<Collection>[]>;
  /** The tags of everything that the views were made from. */
  readonly tags: ReadonlySet<string>;
}

/**
 * Wraps readers with a shared cache of what every page shows: the settings and the categories, per language. An entry
 * is dropped when one of its tags changes.
 */
export function createViewCache(versions: ContentVersions, readerOf: ReaderOf): ReaderOf {
  const cached = new Map<string, CachedViews>();
  const poll = createVersionPoll(versions);
  versions.onChange((tags) => {
    if (tags === 'all') cached.clear();
    else for (const [key, known] of cached) if (tags.some((tag) => known.tags.has(tag))) cached.delete(key);
  });

  /**
   * Values that were read during a change, or while change notifications are unavailable, are used for this answer
   * only.
   */
  function read(
    key: string,
    about: ReaderAbout,
    ask: (reader: Reader) => Promise<readonly View<Collection>[]>,
  ): CachedViews {
    const version = versions.current();
    const tags = new Set<string>();
    const forget = () => {
      if (cached.get(key) === entry) cached.delete(key);
    };
    const views = ask(readerOf({ ...about, tags })).then(
      (made) => {
        if (versions.current() !== version) forget();
        return made;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    const entry: CachedViews = { views, tags };
    cached.set(key, entry);
    return entry;
  }

  // The cache holds the views of a collection under its slug; the overload asserts this type.
  function viewsOf<C extends Collection>(
    collection: C,
    about: ReaderAbout,
    ask: (reader: Reader) => Promise<readonly View<C>[]>,
  ): Promise<readonly View<C>[]>;
  async function viewsOf(
    { base }: Collection,
    about: ReaderAbout,
    ask: (reader: Reader) => Promise<readonly View<Collection>[]>,
  ): Promise<readonly View<Collection>[]> {
    const key = `${base} ${about.language}`;
    poll.poll();
    const known = cached.get(key) ?? read(key, about, ask);
    const views = await known.views;
    for (const tag of known.tags) about.tags.add(tag);
    return views;
  }

  return (about) => {
    const reader = readerOf(about);
    const inLanguage = (language: Language): Reader => caching({ ...about, language }, reader.inLanguage(language));
    const caching = (entry: ReaderAbout, own: Reader): Reader => ({
      ...own,
      inLanguage,
      list: (collection, parentId) =>
        collection.isOnEveryPage === true && parentId === undefined
          ? viewsOf(collection, entry, (other) => other.list(collection))
          : own.list(collection, parentId),
      async settings(group) {
        const [view] = await viewsOf(group, entry, async (other) => [await other.settings(group)]);
        if (view === undefined) throw new Error(`The settings group ${group.base} has no view`);
        return view;
      },
    });
    return caching(about, reader);
  };
}
