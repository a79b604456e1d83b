import type { Collection } from '../../content/model/collection.ts';
import { type Language, languages } from '../../language/languages.ts';
import { parseFields } from '../changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import { indexedEntries } from '../record-index/indexed-entries.ts';
import type { EntryFacets, EntryStore } from './entry-store.ts';

async function readFacets({ read }: Database, { base }: Collection, language: Language): Promise<EntryFacets[]> {
  const rows = await indexedEntries(read, base)
    .select(['entry.id', 'record_index.facets'])
    .where(`record_index.shown_${language}`, '=', 1)
    .orderBy('entry.position')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ id, facets }) => ({ id, facets: parseFields(facets) }));
}

/**
 * See `EntryStore.facets`. Filters of many records, and what each would leave, are counted in memory: a few values of
 * each record are held, however many questions are asked of them.
 */
export function createFacets(database: Database): EntryStore['facets'] {
  const { versions } = database;
  const kept = new Map<string, Promise<readonly EntryFacets[]>>();
  const keyOf = (base: string, language: Language): string => `${base} ${language}`;
  versions.onChange((tags) => {
    if (tags === 'all') kept.clear();
    else for (const tag of tags) for (const language of languages) kept.delete(keyOf(tag, language));
  });

  /** What was read while something changed, or while changes cannot be heard, is good for this answer alone. */
  async function readOnce(collection: Collection, language: Language): Promise<readonly EntryFacets[]> {
    const version = versions.current();
    const facets = await readFacets(database, collection, language);
    if (versions.current() !== version) kept.delete(keyOf(collection.base, language));
    return facets;
  }

  return (collection, language) => {
    // Asking lets the changes of other processes be heard before the facets are looked up.
    versions.current();
    const key = keyOf(collection.base, language);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = readOnce(collection, language).catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    kept.set(key, asked);
    return asked;
  };
}
