/**
 * Signs with which a spreadsheet begins to calculate, also behind white space that it drops, and as East Asian
 * keyboards write them. Behind apostrophes, too: so whoever reads the file can tell one that was added.
 */
const formula = /^'*(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** The byte order mark at the start of a file tells spreadsheets that it is UTF-8, so that Arabic is read. */
export const csvStart = '\uFEFF';

/**
 * One cell (RFC 4180). A leading apostrophe keeps a spreadsheet from running what a visitor wrote, and from rounding
 * a phone number.
 */
function toCell(value: string): string {
  const inert = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A cell without the apostrophe that kept a spreadsheet from calculating it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A row of texts as a line of CSV. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;
