import type { GridMessages } from '../../language/grid-messages.ts';

interface PastedCells {
  readonly rows: number;
  /** Number of cells without a target. */
  readonly left: number;
  /** Cells of number columns that are not numbers, or are ambiguous. */
  readonly unread?: readonly string[];
  /** Text outside of the copied table. */
  readonly outside: string;
}

/** Most characters of a text that a notice quotes. */
const mostQuoted = 60;

const quoted = (text: string): string => (text.length > mostQuoted ? `${text.slice(0, mostQuoted).trimEnd()}…` : text);

/** The notice after pasting: the number of rows, and what was not pasted. */
export function pastedNotice({ rows, left, unread = [], outside }: PastedCells, words: GridMessages): string {
  const [first] = unread;
  return [
    `${words('gridPasted', { count: rows })}.`,
    left > 0 ? `${words('gridLeft', { count: left })}.` : '',
    first === undefined ? '' : `${words('gridUnread', { count: unread.length, text: quoted(first) })}.`,
    outside === '' ? '' : `${words('gridOutside', { text: quoted(outside) })}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
