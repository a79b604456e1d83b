import type { Search } from '../../content/model/search.ts';
import { findDocuments } from './find-documents.ts';
import { type SearchSources, toResult } from './to-result.ts';

/** Creates a search over a database; see `content/model/search.ts`. */
export function createSearch(sources: SearchSources): Search {
  return async (question) => {
    const { records, terms } = await findDocuments(sources.database.read, question);
    const results = await Promise.all(records.map((found) => toResult(sources, question, found, terms)));
    return results.filter((result) => result !== null);
  };
}
