import { type Language, otherLanguage } from '../../../language/languages.ts';
import { understoodText } from './cell-text.ts';
import type { Block } from '../clipboard.ts';
import { countAround, type Place, textAt, write } from './edit-lines.ts';
import type { Column, GridShape } from './grid-shape.ts';
import { emptyLine, groupSpan, isBlank, type Line } from './lines.ts';

export interface Pasted {
  readonly lines: readonly Line[];
  /** Where the last pasted row stands. */
  readonly last: number;
  /** How many rows were written. */
  readonly rows: number;
  /** How many cells were none of the values that a column chooses among, or had no place. */
  readonly left: number;
}

const letters = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u } as const satisfies Record<Language, RegExp>;

/** Whether a column of pasted cells is in a language, as far as it has letters. */
const isIn = (cells: readonly (readonly string[])[], at: number, language: Language): boolean => {
  const written = cells.map((row) => row[at] ?? '').filter((cell) => /\p{L}/u.test(cell));
  return (
    written.length > 0 &&
    written.every((cell) => letters[language].test(cell) && !letters[otherLanguage(language)].test(cell))
  );
};

/**
 * The columns that pasted cells belong into, from a place on. Cells as wide as the texts of one language are that
 * language's alone; wider ones, and those whose second column is in the other language, fill both languages of each text
 * in turn, first that of the place.
 */
export function columnsFor({ cells, isOurs }: Block, at: number, { columns }: GridShape): readonly Column[] {
  const start = columns[at - 1];
  const language = start?.language ?? null;
  if (start === undefined || isOurs || language === null) return columns.slice(at - 1);
  const from = columns.slice(columns.findIndex(({ wire }) => wire === start.wire));
  const ofOne = from.filter((column) => column.language === null || column.language === language);
  const width = Math.max(...cells.map((row) => row.length));
  const isPaired = isIn(cells, 0, language) && isIn(cells, 1, otherLanguage(language));
  if (width <= ofOne.length && !isPaired) return ofOne;
  return ofOne.flatMap((column) =>
    from
      .filter(({ wire }) => wire === column.wire)
      .toSorted((one, other) => Number(other === column) - Number(one === column)),
  );
}

/** True for a row that says nothing but a name, where others say more: it heads a group. */
const isHead = (row: readonly string[], columns: readonly Column[], { groups, columns: [first] }: GridShape): boolean =>
  groups.length > 0 &&
  row.some((cell) => cell !== '') &&
  row.every((cell, at) => cell === '' || columns[at]?.wire === first?.wire);

/** A head that nobody has given a name, which a pasted one may give. */
const isFree = (line: Line | undefined, shape: GridShape): line is Line =>
  line?.isGroup === true && shape.groups.every((column) => textAt(line, column, shape) === '');

/**
 * Puts cells from elsewhere into lines from a place on: over the rows that stand there, and into new ones behind those of
 * the same group. A row of cells with a name alone begins a new group, where rows stand in groups.
 */
export function pasteBlock(lines: readonly Line[], block: Block, place: Place, shape: GridShape): Pasted {
  const isOnHead = lines[place.line]?.isGroup === true;
  const first = isOnHead ? (place.column > groupSpan(shape.columns.length) ? 2 : 1) : Math.max(place.column, 1);
  const columns = columnsFor(block, first, shape);
  const heads = columns
    .filter(({ wire }) => wire === columns[0]?.wire)
    .map(({ language }) => shape.groups.find((group) => group.language === language));
  const isTable = block.cells.some((row) =>
    row.some((cell, at) => cell !== '' && columns[at]?.wire !== columns[0]?.wire),
  );
  let now = lines;
  let at = isOnHead ? place.line + 1 : place.line;
  let isBehindNewHead = false;
  let rows = 0;
  let left = 0;

  const fill = (target: Line, into: readonly (Column | undefined)[], row: readonly string[]): Line =>
    row.reduce((filled, cell, index) => {
      const column = into[index];
      const text = column === undefined ? null : understoodText(column, cell);
      if (column !== undefined && text !== null) return write(filled, column, text, shape);
      if (cell !== '') left += 1;
      return filled;
    }, target);

  for (const row of block.cells) {
    const above = now[at - 1];
    const there = now[at];
    if (isTable && isHead(row, columns, shape)) {
      isBehindNewHead = true;
      if (isFree(above, shape)) now = now.with(at - 1, fill(above, heads, row));
      else {
        now = now.toSpliced(at, 0, fill(emptyLine(shape, true), heads, row));
        at += 1;
      }
    } else if (there !== undefined && !there.isGroup && (isBlank(there) || !isBehindNewHead)) {
      now = now.with(at, fill(there, columns, row));
      at += 1;
      rows += 1;
    } else if (countAround(now, at - 1) < shape.max) {
      now = now.toSpliced(at, 0, fill(emptyLine(shape), columns, row));
      at += 1;
      rows += 1;
    } else {
      left += row.filter((cell) => cell !== '').length;
    }
  }
  return { lines: now, last: Math.max(at - 1, place.line), rows, left };
}
