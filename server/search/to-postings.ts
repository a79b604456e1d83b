import type { SearchDocument } from '../../content/derive/search-document.ts';
import { fold, wordsOf } from '../../language/fold.ts';
import { addShare, beginningsOf, beginningToken, type Shares, tokensOf, uncertainShare } from './word-tokens.ts';

/** Longer runs of letters are codes and addresses that nobody types. */
export const longestWord = 40;

/** Half for being in a title, half for being all of it: so a title that is the question comes before longer ones. */
const titleWeight = 600;
const facetWeight = 600;
const textWeight = 100;
/** For each time a word comes again in a text. */
const againWeight = 10;
const mostTimesAgain = 5;

/** The words of a folded text that can be looked up, in their order. */
export const findableWords = (folded: string): string[] => wordsOf(folded).filter((word) => word.length <= longestWord);

/** What the words of a name are found by, their beginnings as well. */
function namedTokens(words: readonly string[]): Shares {
  const shares: Shares = new Map();
  for (const word of words) {
    for (const [token, share] of tokensOf(word)) addShare(shares, token, share);
    for (const beginning of beginningsOf(word)) addShare(shares, beginningToken(beginning), uncertainShare);
  }
  return shares;
}

/** What the words of a text weigh: more the more often they come. */
function textWeights(words: readonly string[]): Map<string, number> {
  const times = new Map<string, { share: number; count: number }>();
  for (const word of words) {
    for (const [token, share] of tokensOf(word)) {
      const known = times.get(token);
      times.set(token, { share: Math.max(share, known?.share ?? 0), count: (known?.count ?? 0) + 1 });
    }
  }
  return new Map(
    [...times].map(([token, { share, count }]) => [
      token,
      share * (textWeight + againWeight * Math.min(count - 1, mostTimesAgain)),
    ]),
  );
}

/**
 * What a record is found by in one language, and how well: titles before facets before texts. Weights are whole
 * numbers, hundred times those of the fields, so that both databases add them up alike.
 */
export function toPostings({ foldedTitle, facets, foldedText }: SearchDocument): Map<string, number> {
  const titleWords = findableWords(foldedTitle);
  const weights = textWeights(findableWords(foldedText));
  const add = (shares: Shares, weight: number): void => {
    for (const [token, share] of shares) weights.set(token, (weights.get(token) ?? 0) + share * weight);
  };
  add(namedTokens(titleWords), titleWeight + Math.floor(titleWeight / Math.max(1, titleWords.length)));
  add(namedTokens(findableWords(fold(facets))), facetWeight);
  return weights;
}
