import type { Match } from '../../content/model/search.ts';
import { findTerm, markMatches } from './mark-matches.ts';
import type { Term } from './parse-query.ts';

/** About two lines beside a small picture, in UTF-16 units. */
const length = 180;
/** How much is shown before the first match, so that it is read in its sentence. */
const before = 50;
const ellipsis = '…';

export interface Excerpt {
  readonly text: string;
  readonly matches: readonly Match[];
}

/** The number of the line that holds most words of the question; the first where none does. */
function bestLine(foldedText: string, terms: readonly Term[]): number {
  const counts = foldedText.split('\n').map((line) => terms.filter((term) => findTerm(line, term).length > 0).length);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/** The nearest end of a word at or before a place, so that no word and no character is cut. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', at);
  if (blank > at - before) return Math.max(blank, 0);
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

/** Some of a text around the words that were looked for. `foldedText` is `text` folded line for line. */
export function toExcerpt(text: string, foldedText: string, terms: readonly Term[]): Excerpt {
  const line = text.split('\n')[bestLine(foldedText, terms)] ?? '';
  const matches = markMatches(line, terms);
  const first = matches[0]?.[0] ?? 0;
  const start = first <= before ? 0 : wordEnd(line, first - before);
  const end = wordEnd(line, start + length);
  const lead = start > 0 ? ellipsis : '';
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
