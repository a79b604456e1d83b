import type { Media } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import type { FindableKind } from '../findable-kinds.ts';

/** From the first to behind the last UTF-16 unit of a match. */
export type Match = readonly [start: number, end: number];

/** A text with the language it is in and the parts that were looked for. */
export interface MarkedText {
  readonly text: string;
  readonly language: Language;
  readonly matches: readonly Match[];
}

export interface SearchQuestion {
  /** What the visitor typed, 1 to 100 characters. */
  readonly query: string;
  /** The visitor's language: what is not published in it is not found. */
  readonly language: Language;
  readonly kind?: FindableKind | undefined;
  readonly limit: number;
}

export interface SearchResult {
  readonly kind: FindableKind;
  readonly id: number;
  readonly title: MarkedText;
  /** The language in which the words were found; the visitor's own wherever they stand in it. */
  readonly language: Language;
  /** Some of the text around the words, or its beginning where only the title has them. */
  readonly excerpt: MarkedText;
  /** The record's page, without a language in front. */
  readonly path: string;
  readonly image: Media | null;
}

/** Finds published records by words, the best first. */
export type Search = (question: SearchQuestion) => Promise<readonly SearchResult[]>;
