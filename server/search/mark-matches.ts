import type { Match } from '../../content/model/search.ts';
import { foldWithStarts, placedWordsOf } from '../../language/fold.ts';
import { brokenPlurals } from './broken-plurals.ts';
import { withoutArticle } from './light-stem.ts';
import type { Term } from './parse-query.ts';
import { tokensOf } from './word-tokens.ts';

/**
 * Substrings of which at least one is in every word that matches a term. They are a fast check before words are
 * compared.
 */
const cores = new WeakMap<Term, readonly string[]>();

function coresOf(term: Term): readonly string[] {
  const known = cores.get(term);
  if (known !== undefined) return known;
  // A `y` that the plural does not have, and irregular plurals.
  const tokens = [...term.shares.keys()].map((token) => token.replace(/(?<=.)(?:\*|y)$/, ''));
  const plurals = [...brokenPlurals].flatMap(([plural, singular]) => (tokens.includes(singular) ? [plural] : []));
  const made = [...new Set([term.typed, ...tokens, ...plurals])];
  cores.set(term, made);
  return made;
}

/**
 * The matching part of a folded word: the typed prefix, or the whole word if it is another form. A highlight of some
 * letters of an Arabic word would break their joining, so there it is always the whole word.
 */
function matchIn(word: string, { typed, shares }: Term): Match | null {
  if (word.startsWith(typed) && !/\p{Script=Arabic}/u.test(word)) return [0, typed.length];
  const isFound = withoutArticle(word).startsWith(typed) || word.startsWith(typed);
  return isFound || [...tokensOf(word).keys()].some((token) => shares.has(token)) ? [0, word.length] : null;
}

/** The parts of a folded text that match a term. */
export function findTerm(folded: string, term: Term): Match[] {
  if (!coresOf(term).some((core) => folded.includes(core))) return [];
  return placedWordsOf(folded).flatMap(({ word, at }): Match[] => {
    const match = matchIn(word, term);
    return match === null ? [] : [[at + match[0], at + match[1]]];
  });
}

/** The parts of a folded text that match the query; overlapping parts are merged. */
function findMatches(folded: string, terms: readonly Term[]): Match[] {
  const merged: Match[] = [];
  for (const match of terms.flatMap((term) => findTerm(folded, term)).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && match[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], match[1])];
    else merged.push(match);
  }
  return merged;
}

/** The matching parts of an original text. */
export function markMatches(original: string, terms: readonly Term[]): Match[] {
  const { text, starts } = foldWithStarts(original);
  return findMatches(text, terms).map(([start, end]) => [starts[start] ?? 0, starts[end] ?? original.length]);
}
