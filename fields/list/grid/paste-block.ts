import { haveDecimalCommas } from '../../../language/decimal-commas.ts';
import { readNumber } from '../../../language/read-number.ts';
import type { Block } from '../clipboard.ts';
import { placeColumns } from '../place-columns.ts';
import { understoodText } from './cell-text.ts';
import { countAround, type Place, textAt, write } from './edit-lines.ts';
import type { Column, GridShape } from './grid-shape.ts';
import { emptyLine, groupSpan, isBlank, type Line } from './lines.ts';

export interface Pasted {
  readonly lines: readonly Line[];
  /** The line of the last pasted row. */
  readonly last: number;
  /** Number of pasted rows. */
  readonly rows: number;
  /** Number of cells that are not one of a column's choices, or have no target. */
  readonly left: number;
  /** Cells of number columns that are not numbers, or are ambiguous. */
  readonly unread: readonly string[];
}

interface Taken {
  /** The target column of each cell of a row. */
  readonly columns: readonly (Column | undefined)[];
  readonly rows: Block['cells'];
}

/** The target columns of pasted cells from a position on. Their first row may contain the names of the columns. */
function takeBlock({ cells, isOurs }: Block, at: number, { columns, fields }: GridShape): Taken {
  const from = columns.slice(at - 1);
  const [start] = from;
  const language = start?.language ?? from.find((column) => column.language !== null)?.language ?? null;
  if (start === undefined || isOurs || language === null) return { columns: from, rows: cells };
  const parts = Object.entries(fields).map(([name, field]) => ({ name, field }));
  const place = { from: parts.findIndex(({ name }) => name === start.name), language };
  const { places, rows } = placeColumns(cells, parts, place);
  return {
    rows,
    columns: places.map((place) =>
      columns.find((column) => column.name === parts[place?.part ?? -1]?.name && column.language === place?.language),
    ),
  };
}

/** True for a row that has only a name, while others have more: it is the header of a group. */
const isHead = (row: readonly string[], columns: Taken['columns'], { groups, columns: [first] }: GridShape): boolean =>
  groups.length > 0 &&
  row.some((cell) => cell !== '') &&
  row.every((cell, at) => cell === '' || columns[at]?.apiName === first?.apiName);

/** A header without a name, which a pasted one may fill. */
const isFree = (line: Line | undefined, shape: GridShape): line is Line =>
  line?.isGroup === true && shape.groups.every((column) => textAt(line, column, shape) === '');

/**
 * Pastes cells into lines from a position on: replaces existing rows, and adds new ones after those of the same group.
 * If rows are grouped, a row that has only a name starts a new group.
 */
export function pasteBlock(lines: readonly Line[], block: Block, place: Place, shape: GridShape): Pasted {
  const isOnHead = lines[place.line]?.isGroup === true;
  const first = isOnHead ? (place.column > groupSpan(shape.columns.length) ? 2 : 1) : Math.max(place.column, 1);
  const { columns, rows: cells } = takeBlock(block, first, shape);
  const name = shape.columns[0]?.apiName;
  const heads = columns.map((column) =>
    column?.apiName === name ? shape.groups.find((group) => group.language === column?.language) : undefined,
  );
  const isTable = cells.some((row) => row.some((cell, at) => cell !== '' && columns[at]?.apiName !== name));
  const isNumber = (column: Column | undefined): boolean => column?.cell.isNumber === true;
  const numbers = cells.flatMap((row) => row.filter((cell, at) => cell !== '' && isNumber(columns[at])));
  const source = { hasDecimalCommas: haveDecimalCommas(numbers) };
  let now = lines;
  let at = isOnHead ? place.line + 1 : place.line;
  let isBehindNewHead = false;
  let rows = 0;
  let left = 0;

  const fill = (target: Line, into: readonly (Column | undefined)[], row: readonly string[]): Line =>
    row.reduce((filled, cell, index) => {
      const column = into[index];
      const text = column === undefined ? null : understoodText(column, cell, source);
      if (column !== undefined && text !== null) return write(filled, column, text, shape);
      // Unreadable numbers are reported in `unread`.
      if (cell !== '' && !isNumber(column)) left += 1;
      return filled;
    }, target);

  for (const row of cells) {
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
  const unread = numbers.filter((cell) => readNumber(cell, source) === null);
  return { lines: now, last: Math.max(at - 1, place.line), rows, left, unread };
}
