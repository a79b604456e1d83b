import * as z from 'zod/mini';
import { decodeSpreadsheet, type SpreadsheetEncoding } from './decode-spreadsheet.ts';
import { SpreadsheetFault } from './spreadsheet-fault.ts';

/** A spreadsheet as text: the names of its columns, and the rows below them that say something. */
export interface Spreadsheet {
  readonly columns: readonly string[];
  /** `line` is the row as a spreadsheet counts it. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** Rows above the names of the columns that say something, as a spreadsheet counts them. */
  readonly above: readonly number[];
  readonly encoding: SpreadsheetEncoding;
}

const delimiters = [',', ';', '\t'];
/** Names of columns are looked for in so many rows. */
const mostAbove = 30;

const parsed = z.array(z.array(z.string()));

type CountKnown = (names: readonly string[]) => number;

/** Where nothing is known of a file, the first row names its columns. */
const none: CountKnown = () => 0;

const isWritten = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** The number of columns up to the last one that says something, in its name or below. */
const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell.trim() !== '') + 1), 0);

/** How spreadsheets name a column: A to Z, AA and so on. */
export function columnLetters(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.trunc(at / 26) - 1) + letter;
}

/** The row that names the columns: that with most of the known names, else the first that says something. */
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
 * The rows of a CSV file, whatever its cells are parted by: commas, semicolons as many spreadsheets write them, or tabs.
 * A first line such as `sep=;` says it.
 * @param countKnown how many of some names are those of columns: rows above them are titles
 * @throws SheetFault
 */
export async function readSpreadsheet(bytes: Uint8Array, countKnown: CountKnown = none): Promise<Spreadsheet> {
  const { text: whole, encoding } = decodeSpreadsheet(bytes);
  const { parse } = await import('csv-parse/browser/esm/sync');
  const [line = '', said] = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i.exec(whole) ?? [];
  // Spreadsheets show no row for it.
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
    // A column without a name and without cells is none.
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
