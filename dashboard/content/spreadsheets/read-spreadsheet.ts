import * as z from 'zod/mini';
import { decodeSpreadsheet, type SpreadsheetEncoding } from './decode-spreadsheet.ts';
import { SpreadsheetFault } from './spreadsheet-fault.ts';

/** A parsed spreadsheet: the column names and the non-empty rows below them. */
export interface Spreadsheet {
  readonly columns: readonly string[];
  /** `line` is the row number in the spreadsheet. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** The numbers of non-empty rows above the column names. */
  readonly above: readonly number[];
  readonly encoding: SpreadsheetEncoding;
}

const delimiters = [',', ';', '\t'];
/** The number of rows searched for column names. */
const mostAbove = 30;

const parsed = z.array(z.array(z.string()));

type CountKnown = (names: readonly string[]) => number;

/** Without known names, the first non-empty row has the column names. */
const none: CountKnown = () => 0;

const isWritten = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** The number of columns up to the last one with a name or a value. */
const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell.trim() !== '') + 1), 0);

/** The spreadsheet name of a column: A to Z, AA and so on. */
export function columnLetters(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.trunc(at / 26) - 1) + letter;
}

/** The header row: the one with most known names, otherwise the first non-empty one. */
function headIn(rows: readonly (readonly string[])[], countKnown: CountKnown): { at: number; known: number } {
  let at = Math.max(0, rows.findIndex(isWritten));
  let known = 0;
  for (const [index, row] of rows.slice(0, mostAbove).entries()) {
    const count = countKnown(row);
    if (count > known) [at, known] = [index, count];
  }
  return { at, known };
}

/**
 * Parses a CSV file with commas, semicolons or tabs. A first line such as `sep=;` sets the delimiter.
 * @param countKnown returns how many of the given names are known columns; rows above the header row count as titles
 * @throws SheetFault
 */
export async function readSpreadsheet(bytes: Uint8Array, countKnown: CountKnown = none): Promise<Spreadsheet> {
  const { text: whole, encoding } = decodeSpreadsheet(bytes);
  const { parse } = await import('csv-parse/browser/esm/sync');
  const [line = '', said] = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i.exec(whole) ?? [];
  // Spreadsheets do not show it as a row.
  const text = whole.slice(line.length);
  const options = { bom: true, relaxColumnCount: true, recordDelimiter: ['\r\n', '\n', '\r'] };
  const rankOf = (delimiter: string): readonly number[] => {
    const rows = parsed.parse(parse(text, { ...options, delimiter, to: mostAbove, relaxQuotes: true }));
    const { at, known } = headIn(rows, countKnown);
    return [known, widthOf(rows.slice(at, at + 1))];
  };
  try {
    const ranked = delimiters
      .map((delimiter) => ({ delimiter, rank: rankOf(delimiter) }))
      .toSorted(
        ({ rank: [one = 0, width = 0] }, { rank: [other = 0, otherWidth = 0] }) => other - one || otherWidth - width,
      );
    const delimiter = said ?? ranked[0]?.delimiter ?? ',';
    const rows = parsed.parse(parse(text, { ...options, delimiter }));
    const { at } = headIn(rows, countKnown);
    const below = rows.flatMap((cells, index) => (index > at && isWritten(cells) ? [{ line: index + 1, cells }] : []));
    if (below.length === 0) throw new SpreadsheetFault('empty');
    const width = widthOf([rows[at] ?? [], ...below.map(({ cells }) => cells)]);
    const names = Array.from({ length: width }, (_, column) => rows[at]?.[column] ?? '');
    // A column without a name and without values is ignored.
    const used = names.flatMap((name, column) =>
      name.trim() !== '' || below.some(({ cells }) => (cells[column] ?? '').trim() !== '') ? [column] : [],
    );
    return {
      columns: used.map((column) => names[column]?.trim() || `(${columnLetters(column)})`),
      rows: below.map(({ line, cells }) => ({ line, cells: used.map((column) => cells[column] ?? '') })),
      above: rows.slice(0, at).flatMap((cells, index) => (isWritten(cells) ? [index + 1] : [])),
      encoding,
    };
  } catch (cause) {
    throw cause instanceof SpreadsheetFault ? cause : new SpreadsheetFault('shape', { cause });
  }
}
