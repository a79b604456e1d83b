/** Milliseconds a letter, and before a finished line is taken back. */
const speeds = { type: 70, delete: 50, stand: 500 };

export interface Typed {
  readonly line: number;
  /** How many letters of the line are still to be written, or have been taken back. */
  readonly left: number;
  readonly isDeleting: boolean;
}

/** The first line is complete. */
export const firstTyped: Typed = { line: 0, left: 0, isDeleting: false };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lettersOf = (line = ''): readonly string[] => Array.from(graphemes.segment(line), ({ segment }) => segment);

export const shownOf = (lines: readonly string[], { line, left }: Typed): string =>
  left === 0 ? (lines[line] ?? '') : lettersOf(lines[line]).slice(0, -left).join('');

/** Milliseconds until the next letter is written or taken back. */
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
