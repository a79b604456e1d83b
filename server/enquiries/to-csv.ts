/** Signs with which a spreadsheet begins to calculate. */
const formula = /^[=+\-@\t\r]/;
const byteOrderMark = '\uFEFF';

/** One cell (RFC 4180). A leading apostrophe keeps a spreadsheet from running what a visitor wrote; phone numbers stay digits. */
function toCell(value: string): string {
  const inert = /^\+\d+$/.test(value) ? value.slice(1) : formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Rows of texts as CSV; the byte order mark tells spreadsheets that it is UTF-8, so that Arabic is read. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
