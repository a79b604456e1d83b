import type { Match } from '../../content/model/search.ts';
import { findTerm, markMatches } from './mark-matches.ts';
import type { Term } from './parse-query.ts';

/** About three lines beside a thumbnail, in UTF-16 units. */
const length = 140;
/** Characters shown before the first match in a longer sentence. */
const before = 50;
const ellipsis = '…';

export interface Excerpt {
  readonly text: string;
  readonly matches: readonly Match[];
}

/** The text of a record for excerpts, with the same lines in original and folded form. */
export interface ExcerptSource {
  readonly text: string;
  readonly foldedText: string;
  /** The number of lines, from the first, that belong to the record itself. Those of its sections follow. */
  readonly ownLines: number;
  /** What the result shows besides the excerpt, folded: title and facets. */
  readonly foldedKnown: string;
}

/** The marker of a list item. */
const listSign = /^(?:\d+[.)]|[-•*])\s+/;
/** True for a sentence, and for a property with a value. A number within a question does not count. */
const isTelling = (line: string): boolean =>
  /[.!]$/.test(line.trimEnd()) || /\d/.test(line.replace(listSign, '').split(/[?؟]/).at(-1) ?? '');

/**
 * The line that best explains why a record was found: of the record itself, otherwise of its sections. If title and
 * facets already match every term, the first line. Labels say nothing without their values, and the answers to
 * questions are on other lines, so only sentences, values, and the first lines of a record or its page are shown.
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

/** The nearest end of a word at or before a position, so that no word or character is cut. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', at);
  if (blank > at - before) return Math.max(blank, 0);
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

/** The positions after each sentence of a line except the last. */
const sentenceEnds = (line: string): number[] => [...line.matchAll(/[.!?؟](?=\s)/g)].map(({ index }) => index + 1);

/** Cuts a line around its matches, to whole sentences if they are short enough. */
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

/** The excerpt of a record: the matching words in their sentence. */
export const toExcerpt = (source: ExcerptSource, terms: readonly Term[]): Excerpt =>
  cut(bestLine(source, terms), terms);
