/**
 * Characters that start a formula in a spreadsheet, also after ignored white space and in full width. Also after
 * apostrophes, so that `unguarded` can distinguish an added apostrophe from an original one.
 */
const formula = /^'*(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** The byte order mark tells spreadsheets that the file is UTF-8, so that Arabic text is readable. */
export const csvStart = '\uFEFF';

/**
 * One cell (RFC 4180). A leading apostrophe prevents a spreadsheet from evaluating a visitor's text as a formula and
 * from rounding a phone number.
 */
function toCell(value: string): string {
  const inert = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Removes the apostrophe that prevents evaluation. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

export const csvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
