import { type Item, isItem, itemsOf } from '../cell.tsx';
import { newItem } from '../new-item.ts';
import { writeCell } from './cell-text.ts';
import type { Column, GridShape } from './grid-shape.ts';

/** One line of a table: a row, or what heads a group of rows. */
export interface Line {
  readonly isGroup: boolean;
  /** The item as it travels; `undefined` on a line that waits for its first letter and is not part of the value. */
  readonly item: unknown;
  /** The wire path of the item. */
  readonly path: string;
}

export const isBlank = ({ item }: Line): boolean => item === undefined;

const rowsAt = (items: readonly unknown[], path: string): Line[] =>
  items.map((item, index) => ({ isGroup: false, item, path: `${path}[${index}]` }));

/** A line to write in behind the rows, as long as there is room. */
const blankBehind = (count: number, path: string, { max }: GridShape): Line[] =>
  count < max ? [{ isGroup: false, item: undefined, path: `${path}[${count}]` }] : [];

/** A value as lines, those of a group below its head, and a blank one to go on with. */
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

/** The value that lines stand for. Rows above every head make a group without a name. */
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

/** A line that is part of the value, though nothing is written in it yet. */
export function emptyLine(shape: GridShape, isGroup = false): Line {
  const [column] = shape.columns;
  const plain = column === undefined ? '' : writeCell(undefined, column, '', shape);
  return { isGroup, item: isGroup ? emptyGroup(shape) : shape.isPlain ? plain : newItem(shape.fields), path: '' };
}

/** The cell of a line at the place of a column; the first column is 1, the number of the row 0. */
export function columnAt({ isGroup }: Line, at: number, { columns, groups }: GridShape): Column | undefined {
  return isGroup ? (at === 0 ? undefined : groups[at <= groupSpan(columns.length) ? 0 : 1]) : columns[at - 1];
}

/** How many columns each of the two cells of a group's head takes; the first the larger part. */
export const groupSpan = (count: number): number => Math.ceil(count / 2);

/** The places of the cells of a line, from its start; 0 is what heads it, which a blank line lacks. */
export function placesIn(line: Line, { columns }: GridShape): readonly number[] {
  const cells = line.isGroup ? [1, groupSpan(columns.length) + 1] : columns.map((_column, index) => index + 1);
  return isBlank(line) ? cells : [0, ...cells];
}

/** The cell of a line that stands at a column, or over it where the line has fewer. */
export const nearestPlace = (line: Line, at: number, shape: GridShape): number =>
  placesIn(line, shape).findLast((place) => place <= at) ?? 1;
