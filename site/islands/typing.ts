/** Milliseconds for each letter typed or deleted, and before a complete line is deleted. */
const speeds = { type: 70, delete: 50, stand: 500 };

export interface Typed {
  readonly line: number;
  /** Number of letters of the line that are still to be typed, or that have been deleted. */
  readonly left: number;
  readonly isDeleting: boolean;
}

/** The state with the complete first line. */
export const firstTyped: Typed = { line: 0, left: 0, isDeleting: false };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lettersOf = (line = ''): readonly string[] => Array.from(graphemes.segment(line), ({ segment }) => segment);

export const shownOf = (lines: readonly string[], { line, left }: Typed): string =>
  left === 0 ? (lines[line] ?? '') : lettersOf(lines[line]).slice(0, -left).join('');

/** Milliseconds until the next letter is typed or deleted. */
export const waitOf = ({ left, isDeleting }: Typed): number =>
  isDeleting ? speeds.delete : left === 0 ? speeds.stand : speeds.type;

/** The state after the next letter. */
export function nextTyped(lines: readonly string[], { line, left, isDeleting }: Typed): Typed {
  if (!isDeleting && left > 0) return { line, left: left - 1, isDeleting };
  const isEmpty = left + 1 >= lettersOf(lines[line]).length;
  if (!isEmpty) return { line, left: left + 1, isDeleting: true };
  const next = (line + 1) % lines.length;
  return { line: next, left: lettersOf(lines[next]).length, isDeleting: false };
}
