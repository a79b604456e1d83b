import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))]).buffer);

const sheet = {
  columns: ['الاسم', 'Pitch'],
  rows: [
    { line: 2, cells: ['جدار; "كبير", جدًا', '2.5'] },
    { line: 4, cells: ['two\nlines', ''] },
  ],
};

it.each([
  ['commas', utf8('\uFEFFالاسم,Pitch\r\n"جدار; ""كبير"", جدًا",2.5\r\n"two\nlines",\r\n')],
  ['semicolons', utf8('الاسم;Pitch\n"جدار; ""كبير"", جدًا";2.5\n"two\nlines";\n;\n')],
  ['tabs', utf8('الاسم\tPitch\n"جدار; ""كبير"", جدًا"\t2.5\n"two\nlines"\t\n')],
  ['tabs in UTF-16', utf16('الاسم\tPitch\n"جدار; ""كبير"", جدًا"\t2.5\n"two\nlines"\t\n')],
])('cells parted by %s are read, with the line at which each row ends', async (_name, bytes) => {
  expect(await readSheet(bytes)).toEqual(sheet);
});

it.each([
  ['encoding', new Uint8Array([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x2c, 0x41, 0x0a, 0x31, 0x2c, 0x32])],
  ['empty', utf8('\uFEFFName,Pitch\r\n,\r\n')],
  ['empty', new Uint8Array()],
  ['shape', utf8('Name,Pitch\n"never closed,2\n')],
])('a file is refused for its %s', async (reason, bytes) => {
  await expect(readSheet(bytes)).rejects.toMatchObject({ reason });
});
