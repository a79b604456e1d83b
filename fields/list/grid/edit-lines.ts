import { type Language, otherLanguage } from '../../../language/languages.ts';
import { readCell, writeCell } from './cell-text.ts';
import type { Column, GridShape } from './grid-shape.ts';
import { columnAt, emptyLine, isBlank, type Line, nearestPlace } from './lines.ts';

/** The position of a cell: line from 0, and column, where 0 is the row header. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A rectangle of cells, including both corners. */
export interface Range {
  readonly from: Place;
  readonly to: Place;
}

/** The range between two corners in any order. */
export const between = (one: Place, other: Place): Range => ({
  from: { line: Math.min(one.line, other.line), column: Math.min(one.column, other.column) },
  to: { line: Math.max(one.line, other.line), column: Math.max(one.column, other.column) },
});

type Lines = readonly Line[];

const isIn = (line: number, { from, to }: Range): boolean => line >= from.line && line <= to.line;

/** The columns of a line within a range; all columns if the range is of row headers. */
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

/** Returns the line with another text in one cell. */
export const write = (line: Line, column: Column, text: string, shape: GridShape): Line => ({
  ...line,
  item: writeCell(isBlank(line) ? emptyLine(shape, line.isGroup).item : line.item, column, text, partsOf(line, shape)),
});

/** Returns the lines with another text in one cell. */
export function put(lines: Lines, { line, column }: Place, text: string, shape: GridShape): Lines {
  const old = lines[line];
  const cell = old && columnAt(old, column, shape);
  return old === undefined || cell === undefined ? lines : lines.with(line, write(old, cell, text, shape));
}

/** Returns the lines with all cells of a range empty. */
export const clear = (lines: Lines, range: Range, shape: GridShape): Lines =>
  lines.map((line, index) =>
    !isIn(index, range) || isBlank(line)
      ? line
      : columnsIn(line, range, shape).reduce((now, column) => write(now, column, '', shape), line),
  );

/** The texts of a range, row by row. Cells that a line does not have are left out. */
export const textsIn = (lines: Lines, range: Range, shape: GridShape): readonly (readonly [Column, string][])[] =>
  lines
    .slice(range.from.line, range.to.line + 1)
    .map((line) => columnsIn(line, range, shape).map((column) => [column, textAt(line, column, shape)]));

/** Copies the first line of a range into its other lines. For a range of one line, copies from the row above. */
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

/** Moves the lines of a range before another line. A blank line stays the last. */
export function moveLines(lines: Lines, { from, to }: Range, before: number): Lines {
  const moved = lines.slice(from.line, to.line + 1).filter((line) => !isBlank(line));
  const target = lines[before];
  if (moved.length === 0 || (before >= from.line && before <= to.line + 1)) return lines;
  const rest = lines.filter((line) => !moved.includes(line));
  const at = target === undefined ? rest.length : rest.indexOf(target);
  return rest.toSpliced(at, 0, ...moved);
}

/** Returns the lines without those of a range. */
export const removeLines = (lines: Lines, { from, to }: Range): Lines =>
  lines.toSpliced(from.line, to.line - from.line + 1);

/** Number of rows in the group that contains a line. */
export function countAround(lines: Lines, line: number): number {
  const start = lines.slice(0, line + 1).findLastIndex(({ isGroup }) => isGroup) + 1;
  const length = lines.slice(start).findIndex(({ isGroup }) => isGroup);
  const group = length === -1 ? lines.slice(start) : lines.slice(start, start + length);
  return group.filter((each) => !isBlank(each)).length;
}

/** Inserts a new line. Returns the lines unchanged if the group is full. */
export function insert(lines: Lines, at: number, shape: GridShape, isGroup = false): Lines {
  if (isGroup && lines.filter((line) => line.isGroup).length >= shape.maxGroups) return lines;
  if (!isGroup && countAround(lines, at - 1) >= shape.max) return lines;
  return lines.toSpliced(at, 0, emptyLine(shape, isGroup));
}

/** Copies texts from the other language into the untranslated cells of a range. */
export const copyAcross = (lines: Lines, range: Range, to: Language, shape: GridShape): Lines =>
  lines.map((line, index) => {
    if (!isIn(index, range) || isBlank(line)) return line;
    const columns = line.isGroup ? shape.groups : shape.columns;
    return columns.reduce((now, column) => {
      const other = columns.find(
        ({ apiName, language }) => apiName === column.apiName && language === otherLanguage(to),
      );
      const isGap = column.language === to && textAt(now, column, shape).trim() === '';
      return isGap && other !== undefined ? write(now, column, textAt(now, other, shape), shape) : now;
    }, line);
  });
