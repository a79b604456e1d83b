import { orderTag } from '../changes/change.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { readValues } from '../changes/read-values.ts';
import type { Database } from '../../database/connect.ts';
import type { ChangedTags } from '../../database/content-versions.ts';
import { indexedEntries } from '../index/indexed-entries.ts';
import type { EntryStore } from './entry-store.ts';
import type { EntryFacets } from './entry-reads.ts';
import type { UnreadableRecords } from './parse-rows.ts';

interface Placed extends EntryFacets {
  readonly position: number;
}

interface CachedFacets {
  readonly list: Promise<readonly Placed[]>;
  /** The records that changed since they were read. */
  readonly stale: Set<number>;
}

/** With more changed records than this, the whole list is read again. */
const mostStale = 200;

/** Rows per query, so that other requests are served in between. */
const atOnce = 500;

function facetsOf({ read }: Database, { base }: Collection, language: Language) {
  return indexedEntries(read, base)
    .select(['entry.id', 'entry.parent_id', 'entry.position', 'record_index.facets'])
    .where(`record_index.shown_${language}`, '=', 1)
    .orderBy('record_index.entry_id');
}

type FacetsRow = Omit<Placed, 'facets'> & { readonly facets: string; readonly parent_id: number | null };

/** Reads all rows in parts, ordered by id, because a change of order does not move ids between parts. */
async function readAll(
  query: ReturnType<typeof facetsOf>,
  toPlaced: (row: FacetsRow) => readonly Placed[],
): Promise<Placed[]> {
  const all: Placed[] = [];
  for (let last = 0; ;) {
    const rows = await query.where('record_index.entry_id', '>', last).limit(atOnce).execute();
    for (const row of rows) all.push(...toPlaced(row));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atOnce) return all;
  }
}

/** The ids of the changed records; `null` if other records may have moved too. */
function changedIn(slug: string, tags: readonly string[]): readonly number[] | null {
  if (tags.includes(orderTag(slug))) return null;
  const ids = tags.flatMap((tag) => (tag.startsWith(`${slug}/`) ? Number(tag.slice(slug.length + 1)) : []));
  return ids.length === 0 && tags.includes(slug) ? null : ids.filter(Number.isSafeInteger);
}

/**
 * See `EntryStore.facets`. Filters of many records and their counts are computed in memory, from a few cached values of
 * each record. After a change only the changed records are read again.
 */
export function createFacets(database: Database, unreadable: Pick<UnreadableRecords, 'note'>): EntryStore['facets'] {
  const { versions } = database;
  const cache = new Map<string, CachedFacets>();
  const slugs = new Set<string>();
  const keyOf = (slug: string, language: Language): string => `${slug} ${language}`;

  function hear(slug: string, tags: readonly string[]): void {
    const changed = changedIn(slug, tags);
    for (const language of languages) {
      const key = keyOf(slug, language);
      const stale = cache.get(key)?.stale;
      for (const id of changed ?? []) stale?.add(id);
      if (changed === null || (stale !== undefined && stale.size > mostStale)) cache.delete(key);
    }
  }
  versions.onChange((tags: ChangedTags) => {
    if (tags === 'all') cache.clear();
    else for (const slug of slugs) hear(slug, tags);
  });

  /** Reads the changed records again and returns the updated list. */
  async function renew(collection: Collection, language: Language, known: CachedFacets | undefined): Promise<Placed[]> {
    const query = facetsOf(database, collection, language);
    const toPlaced = ({ id, parent_id, position, facets: json }: FacetsRow): Placed[] => {
      const { values: facets, isWhole } = readValues(collection, json);
      if (isWhole) return [{ id, position, facets }];
      unreadable.note(collection, id, parent_id);
      return [];
    };
    const ordered = (list: readonly Placed[]) =>
      list.toSorted((one, other) => one.position - other.position || one.id - other.id);
    if (known === undefined) return ordered(await readAll(query, toPlaced));
    const { list, stale } = known;
    const changed = (await query.where('record_index.entry_id', 'in', [...stale]).execute()).flatMap(toPlaced);
    return ordered([...(await list).filter(({ id }) => !stale.has(id)), ...changed]);
  }

  /**
   * A list that was read during a change, or while change notifications are unavailable, is used for this answer only.
   */
  async function readOnce(
    collection: Collection,
    language: Language,
    known: CachedFacets | undefined,
  ): Promise<Placed[]> {
    const list = await renew(collection, language, known);
    const heard = versions.current();
    if (versions.current() !== heard) cache.delete(keyOf(collection.base, language));
    return list;
  }

  return (collection, language) => {
    const { base } = collection;
    slugs.add(base);
    // This polls for changes of other processes before the cached facets are used.
    versions.current();
    const key = keyOf(base, language);
    const known = cache.get(key);
    if (known?.stale.size === 0) return known.list;
    const list = readOnce(collection, language, known).catch((error: unknown) => {
      cache.delete(key);
      throw error;
    });
    cache.set(key, { list, stale: new Set() });
    return list;
  };
}
