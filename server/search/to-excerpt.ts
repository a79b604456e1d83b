import type { Match } from '../../content/model/search.ts';
import { findTerm, markMatches } from './mark-matches.ts';
import type { Term } from './parse-query.ts';

/** About three lines beside a small picture, in UTF-16 units. */
const length = 140;
/** How much is shown before the first match of a sentence that is longer than that. */
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

/** What stands before an item of a list. */
const listSign = /^(?:\d+[.)]|[-•*])\s+/;
/** True for a sentence, and for a property with its figure; a figure within a question tells nothing. */
const isTelling = (line: string): boolean =>
  /[.!]$/.test(line.trimEnd()) || /\d/.test(line.replace(listSign, '').split(/[?؟]/).at(-1) ?? '');

/**
 * The line that tells best why a record was found: of its own, or else of the sections on its page, the one that answers;
 * its first where title and facets answer alone. Names of properties and of parts say nothing by themselves, and the
 * answers to questions are not beside them: only sentences and figures are shown, and what a record or its page begins with.
 */
function bestLine({ text, foldedText, ownLines, foldedKnown }: ExcerptSource, terms: readonly Term[]): string {
  const unproven = terms.filter((term) => findTerm(foldedKnown, term).length === 0);
  const folded = foldedText.split('\n');
  const lines = text.split('\n').flatMap((line, index) => {
    const isOwn = index < ownLines;
    if (!isTelling(line) && index > 0) return [];
    const count = unproven.filter((term) => findTerm(folded[index] ?? '', term).length > 0).length;
    return [{ line: line.replace(listSign, ''), count, isOwn }];
  });
  const best = lines
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.count - one.count);
  return (best[0] ?? lines[0])?.line ?? '';
}

/** The nearest end of a word at or before a place, so that no word and no character is cut. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', at);
  if (blank > at - before) return Math.max(blank, 0);
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

/** Behind each sentence of a line but the last. */
const sentenceEnds = (line: string): number[] => [...line.matchAll(/[.!?؟](?=\s)/g)].map(({ index }) => index + 1);

/** Some of a line around the words that were looked for: whole sentences, as far as they are short enough. */
function cut(line: string, terms: readonly Term[]): Excerpt {
  const matches = markMatches(line, terms);
  const [first, behind] = matches[0] ?? [0, 0];
  const ends = sentenceEnds(line);
  const sentence = ends.findLast((end) => end <= first) ?? 0;
  const isNear = behind - sentence <= length;
  const start = isNear ? sentence : wordEnd(line, first - before);
  const most = start + length;
  const end = line.length <= most ? line.length : (ends.findLast((each) => each >= behind && each <= most) ?? null);
  const lead = isNear ? '' : ellipsis;
  const shown = line.slice(start, end ?? wordEnd(line, most));
  const shift = lead.length - start - (shown.length - shown.trimStart().length);
  return {
    text: `${lead}${end === null ? `${shown.trim().replace(/[,;:،؛]$/, '')}${ellipsis}` : shown.trim()}`,
    matches: matches
      .filter(([from, to]) => from >= start && to <= start + shown.length)
      .map(([from, to]): Match => [from + shift, to + shift]),
  };
}

/** Some of a record's words: those that were looked for, in their sentence. */
export const toExcerpt = (source: ExcerptSource, terms: readonly Term[]): Excerpt =>
  cut(bestLine(source, terms), terms);
