import { fold } from '../../language/fold.ts';
import { findableWords } from './to-postings.ts';
import { beginningToken, type Shares, tokensOf, typedBeginnings } from './word-tokens.ts';

/** A word of the query, with the tokens that match it. */
export interface Term {
  /** Folded: only letters, digits and inner points. */
  readonly typed: string;
  /** The quality of each token in percent; lower for other words than the typed one. */
  readonly shares: Readonly<Shares>;
}

const mostTerms = 8;

function toTerm(typed: string): Term {
  const shares = tokensOf(typed);
  for (const beginning of typedBeginnings(typed)) shares.set(beginningToken(beginning), 100);
  return { typed, shares };
}

/** The words of a query; none if it has neither letters nor digits. */
export const parseQuery = (query: string): Term[] =>
  [...new Set(findableWords(fold(query)))].slice(0, mostTerms).map(toTerm);
