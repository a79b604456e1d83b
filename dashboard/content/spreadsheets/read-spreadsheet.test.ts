import { expect, it } from 'vitest';
import { columnLetters, readSpreadsheet } from './read-spreadsheet.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: readonly number[] = [0xfeff]) =>
  new Uint8Array(new Uint16Array([...mark, ...Array.from(text, (character) => character.charCodeAt(0))]).buffer);
const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
/** `الاسم` in Windows-1256. */
const arabicName = [0xc7, 0xe1, 0xc7, 0xd3, 0xe3];

const names = new Set(['الاسم', 'Name', 'Pitch']);
const countKnown = (cells: readonly string[]) => cells.filter((cell) => names.has(cell)).length;

const spreadsheet = {
  columns: ['الاسم', 'Pitch'],
  // Rows are counted like in a spreadsheet: a cell with two lines is one row, and an empty row counts.
  rows: [
    { line: 2, cells: ['جدار; "كبير", جدًا', '2.5'] },
    { line: 3, cells: ['two\nlines', ''] },
  ],
  above: [],
};
const rows = '\n"جدار; ""كبير"", جدًا"|2.5\n"two\nlines"|\n';
const partedBy = (character: string) => `الاسم|Pitch${rows}`.replaceAll('|', character);

it.each([
  ['commas', utf8('\uFEFFالاسم,Pitch\r\n"جدار; ""كبير"", جدًا",2.5\r\n"two\nlines",\r\n'), 'utf-8'],
  ['semicolons', utf8(`${partedBy(';')};\n`), 'utf-8'],
  ['tabs', utf8(partedBy('\t')), 'utf-8'],
  ['tabs in UTF-16', utf16(partedBy('\t')), 'utf-16le'],
  ['tabs in UTF-16, the large byte first', swapped(utf16(partedBy('\t'))), 'utf-16be'],
  ['semicolons in UTF-16 without a mark', utf16(partedBy(';'), []), 'utf-16le'],
])('cells parted by %s are read, with the row of each', async (_name, bytes, encoding) => {
  expect(await readSpreadsheet(bytes)).toEqual({ ...spreadsheet, encoding });
});

it('Arabic for Windows is read as such', async () => {
  const bytes = new Uint8Array([...arabicName, 0x3b, 0x41, 0x0d, 0x0a, ...arabicName, 0x3b, 0x32]);
  expect(await readSpreadsheet(bytes)).toEqual({
    columns: ['الاسم', 'A'],
    rows: [{ line: 2, cells: ['الاسم', '2'] }],
    above: [],
    encoding: 'windows-1256',
  });
});

it.each([
  ['sep=;\r\nName;Pitch\r\nA;2,5\r\n', 2],
  ['sep=,\nName,Pitch\nA,"2,5"\n', 2],
  ['\uFEFFSEP=;\r\n\r\nName;Pitch\r\nA;2,5\r\n', 3],
  ['"sep=\t"\r\nName\tPitch\r\nA\t2,5\r\n', 2],
  ['sep=|\r\nName|Pitch\r\nA|2,5\r\n', 2],
  ['Name;Pitch\nA;2,5\n', 2],
])('%j says what parts its cells, in a line that is no row', async (text, line) => {
  expect(await readSpreadsheet(utf8(text), countKnown)).toMatchObject({
    columns: ['Name', 'Pitch'],
    rows: [{ line, cells: ['A', '2,5'] }],
    above: [],
  });
});

it.each([
  ['Price list\n\nName,Pitch\nA,2\n', [1], 4],
  ['Price list;;\nof spring, 2026;;\nName;Pitch;\nA;2;\n', [1, 2], 4],
  ['"Screens, all";\n;\n;\nName;Pitch\n;\nA;2\n', [1], 6],
  ['sep=;\nScreens\nName;Pitch\nA;2\n', [1], 3],
  ['Screens\tPitch\nName\tPitch\nA\t2\n', [1], 3],
])('titles above the names of columns in %j are left out and named', async (text, above, line) => {
  expect(await readSpreadsheet(utf8(text), countKnown)).toMatchObject({
    columns: ['Name', 'Pitch'],
    rows: [{ line, cells: ['A', '2'] }],
    above,
  });
});

it.each([
  ['Name;Pitch;;;\nA;2;;;\n', ['Name', 'Pitch'], ['A', '2']],
  ['Name,Pitch, ,\nA,2,,\n', ['Name', 'Pitch'], ['A', '2']],
  ['Name,,Pitch\nA,,2\n', ['Name', 'Pitch'], ['A', '2']],
  ['Name,Pitch,,\nA,2,,x\n', ['Name', 'Pitch', '(D)'], ['A', '2', 'x']],
  ['Name,Pitch\nA,2,,\n', ['Name', 'Pitch'], ['A', '2']],
])('empty columns of %j are none', async (text, columns, cells) => {
  expect(await readSpreadsheet(utf8(text))).toMatchObject({ columns, rows: [{ cells }] });
});

it.each([
  ['Price list\r\nName;Pitch\nA;2\nB;3\n', 'ends of lines of two kinds'],
  ['\rName;Pitch\rA;2\rB;3\r', 'ends of lines of old Macs'],
  ['\n"Name";"Pitch"\n"A";"2"\n"B";"3"', 'quotes everywhere, and no end of the last line'],
  [';;\nName;Pitch;Note, with commas, many\nA;2;\nB;3;\n', 'commas in the names of columns'],
  ['Prices, in SAR, without tax\nName;Pitch\nA;2\nB;3\n', 'commas in the title'],
])('%j is read, with %s', async (text) => {
  const { columns, rows } = await readSpreadsheet(utf8(text), countKnown);
  expect(columns.slice(0, 2)).toEqual(['Name', 'Pitch']);
  expect(rows.map(({ line, cells }) => [line, ...cells.slice(0, 2)])).toEqual([
    [3, 'A', '2'],
    [4, 'B', '3'],
  ]);
});

it('columns are called as spreadsheets call them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it.each([
  ['encoding', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['encoding', utf8('Name,Pitch\n\u0001,2\n')],
  // UTF-8 without its last byte: a truncated file.
  ['encoding', utf8('الاسم,Pitch\nجدار,2\nشاشة').slice(0, -1)],
  ['encoding', new Uint8Array([0xef, 0xbb, 0xbf, ...arabicName, 0x2c, 0x41, 0x0a, 0x31, 0x2c, 0x32])],
  ['workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])],
  ['workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['empty', utf8('\uFEFFName,Pitch\r\n,\r\n')],
  ['empty', new Uint8Array()],
  ['shape', utf8('Name,Pitch\n"never closed,2\n')],
])('a file is refused for its %s', async (reason, bytes) => {
  await expect(readSpreadsheet(bytes)).rejects.toMatchObject({ reason });
});
