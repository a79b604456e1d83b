import { type Language, otherLanguage } from '../../../language/languages.ts';
import { readCell, writeCell } from './cell-text.ts';
import type { Column, GridShape } from './grid-shape.ts';
import { columnAt, emptyLine, isBlank, type Line, nearestPlace } from './lines.ts';

/** A cell: the number of its line from 0, and of its column, in which 0 is what heads the row. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Cells from one corner to another, both within. */
export interface Range {
  readonly from: Place;
  readonly to: Place;
}

/** The cells between two corners, in whatever order they were chosen. */
export const between = (one: Place, other: Place): Range => ({
  from: { line: Math.min(one.line, other.line), column: Math.min(one.column, other.column) },
  to: { line: Math.max(one.line, other.line), column: Math.max(one.column, other.column) },
});

type Lines = readonly Line[];

const isIn = (line: number, { from, to }: Range): boolean => line >= from.line && line <= to.line;

/** The columns of a line that a range holds; of the head of a row all of them. */
function columnsIn(line: Line, { from, to }: Range, shape: GridShape): readonly Column[] {
  const isWhole = from.column === 0 && to.column === 0;
  const places = shape.columns.map((_column, index) => index + 1);
  const own = places.filter(
    (at) => isWhole || (at >= nearestPlace(line, from.column, shape) && at <= Math.max(to.column, from.column)),
  );
  return own.flatMap((at) => {
    const column = nearestPlace(line, at, shape) === at ? columnAt(line, at, shape) : undefined;
    return column === undefined ? [] : [column];
  });
}

const partsOf = ({ isGroup }: Line, shape: GridShape): Pick<GridShape, 'fields' | 'isPlain'> =>
  isGroup ? { fields: shape.fields, isPlain: false } : shape;

export const textAt = (line: Line, column: Column, shape: GridShape): string =>
  readCell(line.item, column, !line.isGroup && shape.isPlain);

/** The line with another text in one cell. */
export const write = (line: Line, column: Column, text: string, shape: GridShape): Line => ({
  ...line,
  item: writeCell(isBlank(line) ? emptyLine(shape, line.isGroup).item : line.item, column, text, partsOf(line, shape)),
});

/** Lines with another text in one cell. */
export function put(lines: Lines, { line, column }: Place, text: string, shape: GridShape): Lines {
  const old = lines[line];
  const cell = old && columnAt(old, column, shape);
  return old === undefined || cell === undefined ? lines : lines.with(line, write(old, cell, text, shape));
}

/** Lines with every cell of a range empty. */
export const clear = (lines: Lines, range: Range, shape: GridShape): Lines =>
  lines.map((line, index) =>
    !isIn(index, range) || isBlank(line)
      ? line
      : columnsIn(line, range, shape).reduce((now, column) => write(now, column, '', shape), line),
  );

/** The texts of a range, row by row; cells that a line does not have are empty. */
export const textsIn = (lines: Lines, range: Range, shape: GridShape): readonly (readonly [Column, string][])[] =>
  lines
    .slice(range.from.line, range.to.line + 1)
    .map((line) => columnsIn(line, range, shape).map((column) => [column, textAt(line, column, shape)]));

/** Lines with the first line of a range in all others of it; a range of one line takes what stands above it. */
export function fillDown(lines: Lines, range: Range, shape: GridShape): Lines {
  const isSingle = range.from.line === range.to.line;
  const above = lines.slice(0, range.from.line).findLast(({ isGroup }) => !isGroup);
  const source = isSingle ? above : lines[range.from.line];
  if (source === undefined || source.isGroup) return lines;
  return lines.map((line, index) =>
    !isIn(index, range) || line.isGroup || line === source
      ? line
      : columnsIn(line, range, shape).reduce(
          (now, column) => write(now, column, textAt(source, column, shape), shape),
          line,
        ),
  );
}

/** Lines with those of a range in front of another line; a blank one stays the last. */
export function moveLines(lines: Lines, { from, to }: Range, before: number): Lines {
  const moved = lines.slice(from.line, to.line + 1).filter((line) => !isBlank(line));
  const target = lines[before];
  if (moved.length === 0 || (before >= from.line && before <= to.line + 1)) return lines;
  const rest = lines.filter((line) => !moved.includes(line));
  const at = target === undefined ? rest.length : rest.indexOf(target);
  return rest.toSpliced(at, 0, ...moved);
}

/** Lines without those of a range. */
export const removeLines = (lines: Lines, { from, to }: Range): Lines =>
  lines.toSpliced(from.line, to.line - from.line + 1);

/** How many rows stand in the group around a line. */
export function countAround(lines: Lines, line: number): number {
  const start = lines.slice(0, line + 1).findLastIndex(({ isGroup }) => isGroup) + 1;
  const length = lines.slice(start).findIndex(({ isGroup }) => isGroup);
  const group = length === -1 ? lines.slice(start) : lines.slice(start, start + length);
  return group.filter((each) => !isBlank(each)).length;
}

/** Lines with a new one at a place; the same where its group is full. */
export function insert(lines: Lines, at: number, shape: GridShape, isGroup = false): Lines {
  if (isGroup && lines.filter((line) => line.isGroup).length >= shape.maxGroups) return lines;
  if (!isGroup && countAround(lines, at - 1) >= shape.max) return lines;
  return lines.toSpliced(at, 0, emptyLine(shape, isGroup));
}

/** Lines in which the cells of a range without words in one language say what stands in the other. */
export const copyAcross = (lines: Lines, range: Range, to: Language, shape: GridShape): Lines =>
  lines.map((line, index) => {
    if (!isIn(index, range) || isBlank(line)) return line;
    const columns = line.isGroup ? shape.groups : shape.columns;
    return columns.reduce((now, column) => {
      const other = columns.find(({ wire, language }) => wire === column.wire && language === otherLanguage(to));
      const isGap = column.language === to && textAt(now, column, shape).trim() === '';
      return isGap && other !== undefined ? write(now, column, textAt(now, other, shape), shape) : now;
    }, line);
  });
