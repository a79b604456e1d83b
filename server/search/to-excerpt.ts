import type { Match } from '../../content/model/search.ts';
import { findTerm, markMatches } from './mark-matches.ts';
import type { Term } from './parse-query.ts';

/** About three lines beside a small picture, in UTF-16 units. */
const length = 140;
/** How much of that the record's own words take where a section's words follow them. */
const introduction = 80;
/** How much is shown before the first match, so that it is read in its sentence. */
const before = 50;
const ellipsis = '…';

export interface Excerpt {
  readonly text: string;
  readonly matches: readonly Match[];
}

/** What can be shown of a record, line for line as it was written and folded. */
export interface ExcerptSource {
  readonly text: string;
  readonly foldedText: string;
  /** How many lines, from the first, are the record's own; those of the sections on its page follow. */
  readonly ownLines: number;
  /** What the visitor knows without the excerpt, folded: its title and its facets. */
  readonly foldedKnown: string;
}

const isQuestion = (line: string): boolean => /[?؟]\s*$/.test(line);
const isSentence = (line: string): boolean => /[.!]\s*$/.test(line);

/**
 * The lines that tell best why a record was found. Its own words come first: the line of them that answers, or the first
 * where title and facets answer alone. Where only a section on its page does, the section's line follows the first of
 * its own. Sentences are shown before names, and questions never, because their answers are not beside them.
 */
function bestLines({ text, foldedText, ownLines, foldedKnown }: ExcerptSource, terms: readonly Term[]): string[] {
  const unproven = terms.filter((term) => findTerm(foldedKnown, term).length === 0);
  const folded = foldedText.split('\n');
  const lines = text.split('\n').flatMap((line, index) => {
    const count = unproven.filter((term) => findTerm(folded[index] ?? '', term).length > 0).length;
    return index >= ownLines && isQuestion(line) ? [] : [{ line, count, isOwn: index < ownLines }];
  });
  type Line = (typeof lines)[number];
  const best = (from: readonly Line[]): Line | undefined =>
    from.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)[0];

  const own = lines.filter(({ isOwn }) => isOwn);
  const others = lines.filter(({ isOwn }) => !isOwn);
  const sentences = others.filter(({ line }) => isSentence(line));
  const first = own[0] ?? (unproven.length === 0 ? sentences[0] : undefined);
  const answer = best(own);
  const shown = answer ? [answer] : [first, best(sentences) ?? best(others)];
  return shown.flatMap((each) => (each === undefined ? [] : [each.line]));
}

/** The nearest end of a word at or before a place, so that no word and no character is cut. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', at);
  if (blank > at - before) return Math.max(blank, 0);
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

const sentenceEnd = /[.!?؟]\s+$/;

/** Where the sentence of a place begins. */
const sentenceStart = (line: string, at: number): number =>
  [...line.matchAll(/[.!?؟]\s+/g)].map(({ index, 0: end }) => index + end.length).findLast((start) => start <= at) ?? 0;

/** Where an excerpt begins: with the sentence of its first match, or with a word where that begins too far before it. */
function startOf(line: string, first: number): number {
  if (first <= before) return 0;
  const sentence = sentenceStart(line, first);
  return first - sentence <= before ? sentence : wordEnd(line, first - before);
}

/** Some of a line around the words that were looked for. */
function cut(line: string, terms: readonly Term[], most: number): Excerpt {
  const matches = markMatches(line, terms);
  const first = matches[0]?.[0] ?? 0;
  const start = startOf(line, first);
  const end = wordEnd(line, start + most);
  const lead = start > 0 && !sentenceEnd.test(line.slice(0, start)) ? ellipsis : '';
  const shown = line.slice(start, end);
  const skipped = shown.length - shown.trimStart().length;
  const shift = lead.length - start - skipped;
  return {
    text: `${lead}${shown.trim()}${end < line.length ? ellipsis : ''}`,
    matches: matches
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Match => [from + shift, to + shift]),
  };
}

/** Two excerpts, one behind the other. */
function follow(first: Excerpt, { text, matches }: Excerpt): Excerpt {
  if (first.text === '') return { text, matches };
  const isCut = first.text.endsWith(ellipsis) || text.startsWith(ellipsis);
  const lead = isCut ? `${first.text} ` : `${first.text} ${ellipsis} `;
  const behind = matches.map(([from, to]): Match => [from + lead.length, to + lead.length]);
  return { text: `${lead}${text}`, matches: [...first.matches, ...behind] };
}

/** Some of a record's words: those that were looked for, in their sentence. */
export function toExcerpt(source: ExcerptSource, terms: readonly Term[]): Excerpt {
  const lines = bestLines(source, terms);
  const most = lines.length > 1 ? introduction : length;
  return lines.map((line) => cut(line, terms, most)).reduce(follow, { text: '', matches: [] });
}
