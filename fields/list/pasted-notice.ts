import type { GridMessages } from '../../language/grid-messages.ts';

interface PastedCells {
  readonly rows: number;
  /** How many cells have no place. */
  readonly left: number;
  /** Cells of columns of numbers that are none, or that can be two. */
  readonly unread?: readonly string[];
  /** Text beside the table that was copied. */
  readonly outside: string;
}

/** Characters of a text that a notice quotes. */
const mostQuoted = 60;

const quoted = (text: string): string => (text.length > mostQuoted ? `${text.slice(0, mostQuoted).trimEnd()}…` : text);

/** What is said after pasting: how many rows there are, and what was not taken. */
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
