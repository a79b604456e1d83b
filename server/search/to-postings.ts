import type { SearchDocument } from '../../content/derive/search-document.ts';
import { fold, wordsOf } from '../../language/fold.ts';
import { addShare, beginningsOf, beginningToken, type Shares, tokensOf, uncertainShare } from './word-tokens.ts';

/** Longer runs of letters are codes and addresses, which are not typed as queries. */
export const longestWord = 40;

/**
 * Half for a word in the title, half for a match of the whole title, so that a title equal to the query ranks above
 * longer ones.
 */
const titleWeight = 600;
const facetWeight = 600;
const textWeight = 100;
/** For each repetition of a word in a text. */
const againWeight = 10;
const mostTimesAgain = 5;

/** The searchable words of a folded text, in order. */
export const findableWords = (folded: string): string[] => wordsOf(folded).filter((word) => word.length <= longestWord);

/** The tokens of a name's words, including their prefixes. */
function namedTokens(words: readonly string[]): Shares {
  const shares: Shares = new Map();
  for (const word of words) {
    for (const [token, share] of tokensOf(word)) addShare(shares, token, share);
    for (const beginning of beginningsOf(word)) addShare(shares, beginningToken(beginning), uncertainShare);
  }
  return shares;
}

/** The weights of a text's words, higher for repeated ones. */
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
 * The postings of a record in one language: titles weigh more than facets, and facets more than texts. Weights are
 * integers, a hundred times those of the fields, so that both databases compute the same sums.
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
