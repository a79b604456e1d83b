import type { Match } from '../../content/model/search.ts';
import { findTerm, markMatches } from './mark-matches.ts';
import type { Term } from './parse-query.ts';

/** About two lines beside a small picture, in UTF-16 units. */
const length = 180;
/** How much of that the record's own words take where a section's words follow them. */
const introduction = 90;
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

interface Best {
  readonly line: string;
  /** How many words of the question it holds. */
  readonly count: number;
}

/**
 * The lines that tell best why a record was found: one of its own; where only a section on its page answers, its first
 * and behind it the section's, if it can be a sentence. What title and facets answer needs no other proof, and no question is shown without its
 * answer.
 */
function bestLines({ text, foldedText, ownLines, foldedKnown }: ExcerptSource, terms: readonly Term[]): string[] {
  const unproven = terms.filter((term) => findTerm(foldedKnown, term).length === 0);
  const folded = foldedText.split('\n');
  const lines = text.split('\n').map((line, index) => ({ line, folded: folded[index] ?? '' }));
  const pick = (from: typeof lines, wanted: readonly Term[]): Best =>
    from
      .filter(({ line }) => !isQuestion(line))
      .map(({ line, folded }) => ({ line, count: wanted.filter((term) => findTerm(folded, term).length > 0).length }))
      .reduce((best, each) => (each.count > best.count ? each : best), { line: '', count: 0 });
  const [first] = lines.slice(0, ownLines);
  const own = pick(lines.slice(0, ownLines), unproven);
  if (own.count > 0) return [own.line];
  if (first !== undefined && unproven.length === 0) return [first.line];
  const wanted = unproven.length > 0 ? unproven : terms;
  const others = lines.slice(ownLines);
  const said = pick(
    others.filter(({ line }) => isSentence(line)),
    wanted,
  );
  const proof = said.count > 0 ? said : pick(others, wanted);
  const shown = [first?.line ?? '', proof.line].filter((line) => line !== '');
  return shown.length > 0 ? shown : [lines[0]?.line ?? ''];
}

/** The nearest end of a word at or before a place, so that no word and no character is cut. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', at);
  if (blank > at - before) return Math.max(blank, 0);
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}

/** Some of a line around the words that were looked for. */
function cut(line: string, terms: readonly Term[], most: number): Excerpt {
  const matches = markMatches(line, terms);
  const first = matches[0]?.[0] ?? 0;
  const start = first <= before ? 0 : wordEnd(line, first - before);
  const end = wordEnd(line, start + most);
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

/** Some of a record's words: those that were looked for, in their sentence. */
export function toExcerpt(source: ExcerptSource, terms: readonly Term[]): Excerpt {
  const lines = bestLines(source, terms);
  const most = lines.length > 1 ? introduction : length;
  return lines
    .map((line) => cut(line, terms, most))
    .reduce((own, { text, matches }) => {
      const isCut = own.text.endsWith(ellipsis) || text.startsWith(ellipsis);
      const lead = isCut ? `${own.text} ` : `${own.text} ${ellipsis} `;
      const behind = matches.map(([from, to]): Match => [from + lead.length, to + lead.length]);
      return { text: `${lead}${text}`, matches: [...own.matches, ...behind] };
    });
}
