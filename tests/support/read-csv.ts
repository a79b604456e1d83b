/** Parses the rows of a CSV file (RFC 4180): quoted cells may contain commas, line ends and doubled quotes. */
export function readCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  cells.lastIndex = file.startsWith('\uFEFF') ? 1 : 0;
  while (cells.lastIndex < file.length) {
    const [, quoted, bare = '', end] = cells.exec(file) ?? [];
    if (end === undefined) throw new Error(`This is no CSV, in row ${rows.length}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n' && cells.lastIndex < file.length) rows.push([]);
  }
  return rows;
}

/** Removes the apostrophe that prevents a spreadsheet from evaluating the value. */
export const unguarded = (cell: string): string => cell.replace(/^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r\n]))/, '');
