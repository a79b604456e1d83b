import type { Media } from '../../fields/field.ts';
import type { Language } from '../../language/languages.ts';
import type { FindableKind } from '../findable-kinds.ts';

/** Start and end (exclusive) of a match in UTF-16 code units. */
export type Match = readonly [start: number, end: number];

/** A text with its language and the matched parts. */
export interface MarkedText {
  readonly text: string;
  readonly language: Language;
  readonly matches: readonly Match[];
}

export interface SearchQuestion {
  /** The visitor's query, 1 to 100 characters. */
  readonly query: string;
  /** The visitor's language. Records that are not published in it are not found. */
  readonly language: Language;
  readonly kind?: FindableKind | undefined;
  readonly limit: number;
}

export interface SearchResult {
  readonly kind: FindableKind;
  readonly id: number;
  readonly title: MarkedText;
  /** The language in which the words were found; the visitor's own if they occur in it. */
  readonly language: Language;
  /** The text around the words, or its beginning if only the title contains them. */
  readonly excerpt: MarkedText;
  /** The record's page, without a language prefix. */
  readonly path: string;
  readonly image: Media | null;
}

/** Searches published records by words, the best first. */
export type Search = (question: SearchQuestion) => Promise<readonly SearchResult[]>;
