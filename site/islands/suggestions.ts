import { useEffect, useState } from 'react';
import type { FoundPage } from '../../calls/search.ts';
import { isFindableKind } from '../../content/findable-kinds.ts';
import { useIsland } from './island-context.tsx';

/** One answer of the search call, as far as it is shown. */
export type Suggestion = Pick<FoundPage, 'kind' | 'title' | 'path' | 'image'>;

export interface Suggestions {
  /** What they are suggested for; empty before anything is. */
  readonly query: string;
  readonly found: readonly Suggestion[];
  /** True where the search gave no answer. */
  readonly hasFailed: boolean;
}

/** Milliseconds without a letter after which the search is asked. */
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

/** The results in an answer of the search call; those that this page cannot name are left out. */
export function readSuggestions(answer: unknown): readonly Suggestion[] {
  const results = typeof answer === 'object' && answer !== null && 'results' in answer ? answer.results : [];
  return Array.isArray(results) ? results.filter(isSuggestion) : [];
}

const none: Suggestions = { query: '', found: [], hasFailed: false };

/** What is found for a query while it is typed: the latest answer, until the next one comes. */
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
