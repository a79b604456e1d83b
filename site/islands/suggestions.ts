import { useEffect, useState } from 'react';
import type { FoundPage } from '../../calls/search.ts';
import { isFindableKind } from '../../content/findable-kinds.ts';
import { useIsland } from './island-context.tsx';

/** The parts of a search result that are shown. */
export type Suggestion = Pick<FoundPage, 'kind' | 'title' | 'path' | 'image'>;

export interface Suggestions {
  /** The query that the suggestions belong to; empty before the first answer. */
  readonly query: string;
  readonly found: readonly Suggestion[];
  /** True if the search call failed. */
  readonly hasFailed: boolean;
}

/** Milliseconds without typing before the search is called. */
const pause = 160;
const shortestQuery = 2;
const mostSuggestions = 6;

const isSuggestion = (value: unknown): value is Suggestion =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'path' in value &&
  'image' in value &&
  'kind' in value &&
  isFindableKind(value.kind);

/** The results in an answer of the search call, without those of a kind that this page does not know. */
export function readSuggestions(answer: unknown): readonly Suggestion[] {
  const results = typeof answer === 'object' && answer !== null && 'results' in answer ? answer.results : [];
  return Array.isArray(results) ? results.filter(isSuggestion) : [];
}

const none: Suggestions = { query: '', found: [], hasFailed: false };

/** The search results for a query while it is typed: the latest answer, until the next one arrives. */
export function useSuggestions(query: string): Suggestions {
  const { language } = useIsland();
  const [latest, setLatest] = useState(none);
  const isTooShort = query.length < shortestQuery;
  useEffect(() => {
    if (isTooShort) return undefined;
    const leave = new AbortController();
    const fetchSuggestions = async () => {
      const address = `/api/${language}/search?limit=${mostSuggestions}&q=${encodeURIComponent(query)}`;
      try {
        const answer = await fetch(address, { signal: leave.signal });
        if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
        setLatest({ query, found: readSuggestions(await answer.json()), hasFailed: false });
      } catch {
        if (!leave.signal.aborted) setLatest({ query, found: [], hasFailed: true });
      }
    };
    const timer = setTimeout(() => void fetchSuggestions(), pause);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [isTooShort, language, query]);
  return isTooShort ? none : latest;
}
