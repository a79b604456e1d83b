import { lightStem, withoutArticle, withoutOneLetterFronts } from './light-stem.ts';

/** Tokens with their quality in percent. */
export type Shares = Map<string, number>;

export const uncertainShare = 60;

/** A number of two or more digits after letters: 2.5 of `p2.5`, 7777 of `wm7777`. */
const codeNumber = /^[^\d.]+(\d[\d.]+)$/;

/** Adds a token; if it exists, keeps the higher quality. */
export function addShare(shares: Shares, token: string, share: number): void {
  if (share > (shares.get(token) ?? 0)) shares.set(token, share);
}

/**
 * The tokens of a folded word, the same for indexing and for queries. The stem has full quality; lower are the rest
 * after a letter that may be a prefix ("and", "with"), and the number in a code.
 */
export function tokensOf(word: string): Shares {
  const tokens: Shares = new Map([[lightStem(word), 100]]);
  for (const rest of withoutOneLetterFronts(word)) addShare(tokens, lightStem(rest), uncertainShare);
  const number = codeNumber.exec(word)?.[1];
  if (number !== undefined) addShare(tokens, number, uncertainShare);
  return tokens;
}

/** The token of a prefix. Words contain no asterisk. */
export const beginningToken = (beginning: string): string => `${beginning}*`;

/** All prefixes of a folded word without its article, except the word itself. */
export function beginningsOf(word: string): string[] {
  const bare = withoutArticle(word);
  const all = Array.from({ length: bare.length - 1 }, (_, index) => bare.slice(0, index + 1));
  return all.filter((beginning) => beginning.isWellFormed());
}

/**
 * The possible prefixes of a typed word: as typed, and without the article, of which one following letter is enough.
 */
export const typedBeginnings = (word: string): string[] =>
  word.length > 2 && word.startsWith('ال') ? [word, word.slice(2)] : [word];
