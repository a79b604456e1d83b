import { lightStem, withoutArticle, withoutOneLetterFronts } from './light-stem.ts';

/** Tokens and how much of a find each of them is, in percent. */
export type Shares = Map<string, number>;

export const uncertainShare = 60;

/** A number of two digits or more behind letters: 2.5 of `p2.5`, 7777 of `wm7777`. */
const codeNumber = /^[^\d.]+(\d[\d.]+)$/;

/** Keeps the best share of a token. */
export function addShare(shares: Shares, token: string, share: number): void {
  if (share > (shares.get(token) ?? 0)) shares.set(token, share);
}

/**
 * What a folded word is found by, and what finds it when it is asked for: the same on both sides. Certain is what its
 * forms share; less so the word behind a letter that may be "and" or "with", and the number in a code.
 */
export function tokensOf(word: string): Shares {
  const tokens: Shares = new Map([[lightStem(word), 100]]);
  for (const rest of withoutOneLetterFronts(word)) addShare(tokens, lightStem(rest), uncertainShare);
  const number = codeNumber.exec(word)?.[1];
  if (number !== undefined) addShare(tokens, number, uncertainShare);
  return tokens;
}

/** The token of words that begin so; no word has a star. */
export const beginningToken = (beginning: string): string => `${beginning}*`;

/** All beginnings of a folded word, its article left out, but not the word itself. */
export function beginningsOf(word: string): string[] {
  const bare = withoutArticle(word);
  const all = Array.from({ length: bare.length - 1 }, (_, index) => bare.slice(0, index + 1));
  return all.filter((beginning) => beginning.isWellFormed());
}

/** What may be the beginning of words: as it was typed, and behind the article, after which one letter is enough. */
export const typedBeginnings = (word: string): string[] =>
  word.length > 2 && word.startsWith('ال') ? [word, word.slice(2)] : [word];
