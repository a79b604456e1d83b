import type { Match } from '../../content/model/search.ts';
import { foldWithStarts } from '../../language/fold.ts';
import type { Term } from './parse-query.ts';

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where a word was found by what its forms share, the word it was found in. */
function wholeWord(folded: string, [start, end]: Match): Match {
  let first = start;
  let last = end;
  while (isLetter(folded[first - 1])) first -= 1;
  while (isLetter(folded[last])) last += 1;
  return [first, last];
}

/** The parts of a folded text where words of the question stand; overlapping ones are one. */
function findMatches(folded: string, terms: readonly Term[]): Match[] {
  const found = terms.flatMap((term) => {
    // The longest form that is there says it best: the whole word rather than its stem.
    const form = term.toSorted((a, b) => b.word.length - a.word.length).find(({ word }) => folded.includes(word));
    const matches: Match[] = [];
    if (form === undefined) return matches;
    for (let at = folded.indexOf(form.word); at !== -1; at = folded.indexOf(form.word, at + form.word.length)) {
      const match: Match = [at, at + form.word.length];
      matches.push(form.weight === 1 ? match : wholeWord(folded, match));
    }
    return matches;
  });
  const merged: Match[] = [];
  for (const match of found.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && match[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], match[1])];
    else merged.push(match);
  }
  return merged;
}

/** Where the words of the question stand in a text as it was written. */
export function markMatches(original: string, terms: readonly Term[]): Match[] {
  const { text, starts } = foldWithStarts(original);
  return findMatches(text, terms).map(([start, end]) => [starts[start] ?? 0, starts[end] ?? original.length]);
}
