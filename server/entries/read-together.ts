import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Media } from '../../fields/field.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { MediaFinder } from '../media/media-finder.ts';
import type { ReaderSources } from './create-reader.ts';

type Files = ReadonlyMap<number, Media>;

/** Files that the groups of a page ask for at about the same time are asked for together. */
function findTogether(media: MediaFinder): MediaFinder {
  const found = new Map<number, Promise<Files>>();
  let next: { readonly ids: number[]; readonly files: Promise<Files> } | undefined;

  function toNext(id: number): Promise<Files> {
    if (next === undefined) {
      const ids: number[] = [];
      const find = () => {
        next = undefined;
        return media.find(ids);
      };
      next = { ids, files: nextTurn().then(find) };
    }
    next.ids.push(id);
    return next.files;
  }

  return {
    async find(ids) {
      for (const id of ids) if (!found.has(id)) found.set(id, toNext(id));
      const groups = await Promise.all(new Set(ids.flatMap((id) => found.get(id) ?? [])));
      return groups.length === 1 && groups[0] !== undefined
        ? groups[0]
        : new Map(groups.flatMap((group) => [...group]));
    },
  };
}

/** The sources as one answer reads them: what was asked once, by whichever part of the page, is not asked again. */
export function readTogether<Sources extends Pick<ReaderSources, 'entries' | 'media'>>(sources: Sources): Sources {
  const { entries } = sources;
  const records = new Map<string, Promise<StoredEntry | null>>();
  const lists = new Map<string, Promise<StoredEntry[]>>();
  return {
    ...sources,
    media: findTogether(sources.media),
    entries: {
      ...entries,
      get(collection, id) {
        const key = `${collection.base}/${id}`;
        const asked = records.get(key) ?? entries.get(collection, id);
        records.set(key, asked);
        return asked;
      },
      list(collection, filter) {
        const key = `${collection.base}<${filter?.parentId ?? ''}`;
        const asked = lists.get(key) ?? entries.list(collection, filter);
        lists.set(key, asked);
        return asked;
      },
    },
  };
}
