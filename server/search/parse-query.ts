import { fold, wordsOf } from '../../language/fold.ts';
import { lightStem } from './light-stem.ts';

/** One way in which a word of the question may stand in a text. */
export interface Form {
  /** Letters, digits and inner points only, so it means nothing to SQL or to the index. */
  readonly word: string;
  /** How good a find it is: 1 for what was typed, less for another form or a corrected one. */
  readonly weight: number;
}

/** A word of the question in its forms, the typed one first. */
export type Term = readonly [typed: Form, ...others: Form[]];

export interface ParsedQuery {
  /** The whole question, folded, its words joined by single blanks. */
  readonly phrase: string;
  readonly terms: readonly Term[];
}

const mostTerms = 8;
const stemWeight = 0.8;

const toTerm = (word: string): Term => {
  const stem = lightStem(word);
  const typed = { word, weight: 1 };
  return stem === word ? [typed] : [typed, { word: stem, weight: stemWeight }];
};

/** The words of a question; none where it has neither letters nor digits. */
export function parseQuery(query: string): ParsedQuery {
  const words = wordsOf(fold(query));
  return { phrase: words.join(' '), terms: [...new Set(words)].slice(0, mostTerms).map(toTerm) };
}
