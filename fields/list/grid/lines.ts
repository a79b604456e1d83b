import { type Item, isItem, itemsOf } from '../cell.tsx';
import { newItem } from '../new-item.ts';
import { writeCell } from './cell-text.ts';
import type { Column, GridShape } from './grid-shape.ts';

/** A line of a grid: a row, or the header of a group of rows. */
export interface Line {
  readonly isGroup: boolean;
  /** The API value of the item; `undefined` on a blank line, which is not part of the value. */
  readonly item: unknown;
  /** The API path of the item. */
  readonly path: string;
}

export const isBlank = ({ item }: Line): boolean => item === undefined;

const rowsAt = (items: readonly unknown[], path: string): Line[] =>
  items.map((item, index) => ({ isGroup: false, item, path: `${path}[${index}]` }));

/** A blank line after the rows, unless the maximum is reached. */
const blankBehind = (count: number, path: string, { max }: GridShape): Line[] =>
  count < max ? [{ isGroup: false, item: undefined, path: `${path}[${count}]` }] : [];

/** Converts a value to lines: rows of a group after its header, and a blank line at the end. */
export function toLines(value: unknown, shape: GridShape, path: string): readonly Line[] {
  const items = itemsOf(value);
  if (shape.groups.length === 0) return [...rowsAt(items, path), ...blankBehind(items.length, path, shape)];
  const groups = items.length === 0 ? [undefined] : items;
  return groups.flatMap((item, index): Line[] => {
    const own = `${path}[${index}]`;
    const rows = isItem(item) ? itemsOf(item['rows']) : [];
    const isLast = index === groups.length - 1;
    return [
      { isGroup: true, item, path: own },
      ...rowsAt(rows, `${own}.rows`),
      ...(isLast ? blankBehind(rows.length, `${own}.rows`, shape) : []),
    ];
  });
}

const emptyGroup = ({ groups }: GridShape): Item =>
  newItem(Object.fromEntries(groups.map(({ name, field }) => [name, field])));

/** Converts lines to the value. Rows before any header become a group without a name. */
export function fromLines(lines: readonly Line[], shape: GridShape): readonly unknown[] {
  const written = lines.filter((line) => !isBlank(line));
  if (shape.groups.length === 0) return written.map(({ item }) => item);
  const groups: { readonly head: Item; readonly rows: unknown[] }[] = [];
  for (const { isGroup, item } of written) {
    if (isGroup && isItem(item)) groups.push({ head: item, rows: [] });
    else if (groups.length === 0) groups.push({ head: emptyGroup(shape), rows: [item] });
    else groups.at(-1)?.rows.push(item);
  }
  return groups.map(({ head, rows }) => ({ ...head, rows }));
}

/** An empty line that is part of the value. */
export function emptyLine(shape: GridShape, isGroup = false): Line {
  const [column] = shape.columns;
  const plain = column === undefined ? '' : writeCell(undefined, column, '', shape);
  return { isGroup, item: isGroup ? emptyGroup(shape) : shape.isPlain ? plain : newItem(shape.fields), path: '' };
}

/** The column at a position in a line. The first column is 1; the row header is 0. */
export function columnAt({ isGroup }: Line, at: number, { columns, groups }: GridShape): Column | undefined {
  return isGroup ? (at === 0 ? undefined : groups[at <= groupSpan(columns.length) ? 0 : 1]) : columns[at - 1];
}

/**
 * Number of grid columns that the first cell of a group's header spans; the second spans the rest, which is not larger.
 */
export const groupSpan = (count: number): number => Math.ceil(count / 2);

/** The positions of a line's cells, in order. 0 is the row header, which a blank line does not have. */
export function placesIn(line: Line, { columns }: GridShape): readonly number[] {
  const cells = line.isGroup ? [1, groupSpan(columns.length) + 1] : columns.map((_column, index) => index + 1);
  return isBlank(line) ? cells : [0, ...cells];
}

/** The position of a line's cell at a column, or of the cell that spans it. */
export const nearestPlace = (line: Line, at: number, shape: GridShape): number =>
  placesIn(line, shape).findLast((place) => place <= at) ?? 1;
