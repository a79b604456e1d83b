import { isolateIn } from '../../language/bidi.ts';
import type { GridWords } from '../../language/grid-words.ts';
import type { Language } from '../../language/languages.ts';

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

const quoted = (text: string, language: Language): string =>
  isolateIn(language, text.length > mostQuoted ? `${text.slice(0, mostQuoted).trimEnd()}…` : text);

/** What is said after pasting: how many rows there are, and what was not taken. */
export function pastedNotice(
  { rows, left, unread = [], outside }: PastedCells,
  words: GridWords,
  language: Language,
): string {
  const [first] = unread;
  return [
    `${words('gridPasted', { count: rows })}.`,
    left > 0 ? `${words('gridLeft', { count: left })}.` : '',
    first === undefined ? '' : `${words('gridUnread', { count: unread.length, text: quoted(first, language) })}.`,
    outside === '' ? '' : `${words('gridOutside', { text: quoted(outside, language) })}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
