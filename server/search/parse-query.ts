import { fold } from '../../language/fold.ts';
import { findableWords } from './to-postings.ts';
import { beginningToken, type Shares, tokensOf, typedBeginnings } from './word-tokens.ts';

/** A word of the question and what it is found by. */
export interface Term {
  /** Folded: letters, digits and inner points only. */
  readonly typed: string;
  /** How good a find each token is, in percent: less for another word than the typed one. */
  readonly shares: Readonly<Shares>;
}

const mostTerms = 8;

function toTerm(typed: string): Term {
  const shares = tokensOf(typed);
  for (const beginning of typedBeginnings(typed)) shares.set(beginningToken(beginning), 100);
  return { typed, shares };
}

/** The words of a question; none where it has neither letters nor digits. */
export const parseQuery = (query: string): Term[] =>
  [...new Set(findableWords(fold(query)))].slice(0, mostTerms).map(toTerm);
