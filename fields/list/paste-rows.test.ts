import { describe, expect, it } from 'vitest';
import { list } from './field.ts';
import { text } from '../text/field.ts';
import { shapeOf } from './cell.tsx';
import { readBlock } from './clipboard.ts';
import { pasteRows } from './paste-rows.ts';

const { fields } = shapeOf(list({ name: text(), value: text(), unit: text() }));
const shape = { fields, max: 4, newItem: () => ({ key: 'new' }) };
const both = (en: string, ar: string) => ({ en, ar });

const rowsOf = (text: string) => readBlock({ text, html: '' })?.cells ?? null;

describe('rows of a spreadsheet', () => {
  it('are distinguished from plain text', () => {
    expect(rowsOf('Weight')).toBeNull();
    expect(rowsOf('Weight\n')).toBeNull();
    expect(rowsOf('Weight\t12 \tkg\r\nDepth\t8\tcm\r\n')).toEqual([
      ['Weight', '12', 'kg'],
      ['Depth', '8', 'cm'],
    ]);
  });

  it('fill the texts of one language from the place on, and leave the other language and what stands before', () => {
    const items = [
      { key: 'a', name: both('Weight', 'الوزن') },
      { key: 'b', name: both('', 'العمق'), value: both('8', '') },
    ];
    const rows = [
      ['Depth', '80'],
      ['Height', '20', 'cm'],
    ];
    expect(pasteRows(items, rows, { index: 1, part: 'name', language: 'en' }, shape).items).toEqual([
      items[0],
      { key: 'b', name: both('Depth', 'العمق'), value: both('80', '') },
      { key: 'new', name: both('Height', ''), value: both('20', ''), unit: both('cm', '') },
    ]);
    expect(pasteRows(items, [['1'], ['2']], { index: 0, part: 'value', language: 'ar' }, shape).items).toMatchObject([
      { key: 'a', value: both('', '1') },
      { key: 'b', value: both('8', '2') },
    ]);
  });

  it('with a column for each language of each text fill both', () => {
    const rows = [['الوزن', 'Weight', '١٢', '12', 'كغ', 'kg']];
    expect(pasteRows([{ key: 'a' }], rows, { index: 0, part: 'name', language: 'ar' }, shape).items).toEqual([
      { key: 'a', name: both('Weight', 'الوزن'), value: both('12', '١٢'), unit: both('kg', 'كغ') },
    ]);
  });

  it('stop where the list is full, and no cell is written beside its texts', () => {
    const many = Array.from({ length: 9 }, (_, row) => [`${row}`, 'a', 'b', 'c', 'd', 'e', 'f']);
    const pasted = pasteRows([], many, { index: 0, part: 'name', language: 'en' }, shape);
    // 4 rows of 9 have a target, and 3 of their 7 cells.
    expect(pasted).toMatchObject({ rows: 4, left: 5 * 7 + 4 * 4 });
    expect(pasted.items).toHaveLength(4);
    // The number of columns alone does not determine languages.
    expect(pasted.items[0]).toEqual({ key: 'new', name: both('0', ''), value: both('a', ''), unit: both('b', '') });
  });
});
