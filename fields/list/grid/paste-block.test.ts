import { describe, expect, it } from 'vitest';
import { list, number, table, text } from '../../index.ts';
import { uiOf } from '../../ui.ts';
import { readBlock } from '../clipboard.ts';
import { type GridShape, gridShapeOf } from './grid-shape.ts';
import { fromLines, toLines } from './lines.ts';
import { pasteBlock } from './paste-block.ts';

const shapeFor = (field: Parameters<typeof gridShapeOf>[0]): GridShape => {
  const shape = gridShapeOf(field, 'en', uiOf);
  if (shape === null) throw new Error('No table');
  return shape;
};
const rows = shapeFor(list({ name: text(), value: text(), unit: text() }, { max: 4 }));
const groups = shapeFor(table());
const both = (en: string, ar = '') => ({ en, ar });

function paste(shape: GridShape, items: readonly unknown[], copied: string, line: number, column: number) {
  const block = readBlock({ text: copied, html: '' });
  if (block === null) throw new Error('One cell');
  const { lines, ...pasted } = pasteBlock(toLines(items, shape, 'list'), block, { line, column }, shape);
  return { value: fromLines(lines, shape), ...pasted };
}

describe('cells of a spreadsheet', () => {
  it('are distinguished from plain text, and text in quotation marks stays together', () => {
    const read = (text: string) => readBlock({ text, html: '' })?.cells ?? null;
    expect(read('Weight')).toBeNull();
    expect(read('Weight\n')).toBeNull();
    expect(read('Weight\t12 \tkg\r\nDepth\t8\tcm\r\n')).toEqual([
      ['Weight', '12', 'kg'],
      ['Depth', '8', 'cm'],
    ]);
    expect(read('"Two\nlines"\t"say ""so"""\nsay "so"\t5"\n')).toEqual([
      ['Two · lines', 'say "so"'],
      ['say "so"', '5"'],
    ]);
  });

  it('as wide as the texts of one language fill that language and leave the other', () => {
    const items = [{ key: 'a', name: both('', 'الوزن'), value: both(''), unit: both('') }];
    expect(paste(rows, items, 'Weight\t12\tkg\nDepth\t8\tcm', 0, 1)).toMatchObject({
      value: [
        { key: 'a', name: both('Weight', 'الوزن'), value: both('12'), unit: both('kg') },
        { name: both('Depth'), value: both('8'), unit: both('cm') },
      ],
      rows: 2,
      left: 0,
    });
    expect(paste(rows, items, 'الوزن\t١٢\tكغ', 0, 2).value).toMatchObject([
      { name: both('', 'الوزن'), value: both('', '١٢'), unit: both('', 'كغ') },
    ]);
  });

  it('in both languages fill both at once, also where there are but two columns of them', () => {
    expect(paste(rows, [], 'Weight\tالوزن\t12\t12\tkg\tكغ', 0, 1).value).toMatchObject([
      { name: both('Weight', 'الوزن'), value: both('12', '12'), unit: both('kg', 'كغ') },
    ]);
    expect(paste(rows, [], 'Weight\tالوزن\nDepth\tالعمق', 0, 1).value).toMatchObject([
      { name: both('Weight', 'الوزن') },
      { name: both('Depth', 'العمق') },
    ]);
  });

  it('begin with the language of the cell into which they are pasted', () => {
    expect(paste(rows, [], 'الوزن\tWeight\t١٢\t12', 0, 2).value).toMatchObject([
      { name: both('Weight', 'الوزن'), value: both('12', '١٢') },
    ]);
  });

  it('have no place where the list is full, and are counted', () => {
    const many = Array.from({ length: 6 }, (_, row) => `${row}\tx`).join('\n');
    expect(paste(rows, [], many, 0, 1)).toMatchObject({ rows: 4, left: 4 });
  });

  it('with a tab behind each row, and with empty columns, shift nothing', () => {
    const weight = { name: both('Weight'), value: both('8'), unit: both('kg') };
    expect(paste(rows, [], 'Pitch\t1.9\tmm\t\nWeight\t8\tkg\t\n', 0, 1)).toMatchObject({
      value: [{ name: both('Pitch'), value: both('1.9'), unit: both('mm') }, weight],
      rows: 2,
      left: 0,
    });
    expect(paste(rows, [], 'Pitch\t\t1.9\t\tmm\t\nWeight\t\t8\t\tkg\t\n', 0, 1).value).toMatchObject([{}, weight]);
    const items = [{ key: 'a', name: both('', 'الوزن'), value: both('7'), unit: both('') }];
    // An empty pasted cell clears its target, as in a spreadsheet.
    expect(paste(rows, items, 'Weight\t\tkg', 0, 1).value).toMatchObject([
      { name: both('Weight', 'الوزن'), value: both(''), unit: both('kg') },
    ]);
  });

  it('go into the language they are written in, wherever they are pasted, and names of columns are no row', () => {
    expect(paste(rows, [], 'Viewing angle\t160\tdegrees', 0, 2).value).toMatchObject([
      { name: both('Viewing angle'), value: both('160'), unit: both('degrees') },
    ]);
    expect(paste(groups, [], 'الاسم\tالقيمة\nالوزن\t8', 0, 1)).toMatchObject({
      value: [{ rows: [{ name: both('', 'الوزن'), value: both('', '8') }] }],
      rows: 1,
    });
  });

  it('that are no numbers, or can be two, are named where a column is one', () => {
    const sizes = shapeFor(list({ name: text(), size: number({ unit: 'mm' }) }));
    expect(paste(sizes, [], 'Width\t2,5\nHeight\t1,234\nDepth\t12,34.5\nWeight\t1.234,5', 0, 1)).toMatchObject({
      value: [
        { name: both('Width'), size: '2.5' },
        { name: both('Height'), size: null },
        { name: both('Depth'), size: '12,34.5' },
        { name: both('Weight'), size: '1234.5' },
      ],
      left: 0,
      unread: ['1,234', '12,34.5'],
    });
  });

  it('are understood as numbers where a column is one', () => {
    const sizes = shapeFor(list({ name: text(), size: number({ unit: 'mm' }) }));
    expect(paste(sizes, [], 'Width\tالعرض\t١٬٢٠٠٫٥', 0, 1).value).toMatchObject([
      { name: both('Width', 'العرض'), size: '1200.5' },
    ]);
  });

  it('with a name alone begin a group in a table of groups, the first of them in the head that is free', () => {
    const text =
      'Picture\tالصورة\t\t\t\t\nPitch\tالمسافة\t2.5\t2.5\tmm\tمم\nBuild\tالبنية\nWeight\tالوزن\t8\t8\tkg\tكغ';
    expect(paste(groups, [], text, 0, 1)).toMatchObject({
      value: [
        { group: both('Picture', 'الصورة'), rows: [{ name: both('Pitch', 'المسافة'), unit: both('mm', 'مم') }] },
        { group: both('Build', 'البنية'), rows: [{ name: both('Weight', 'الوزن'), value: both('8', '8') }] },
      ],
      rows: 2,
    });
  });

  it('beyond the rows of a group become new rows of that group', () => {
    const row = { key: 'r', name: both('Pitch'), value: both('1'), unit: both('') };
    const value = [
      { key: 'g', group: both('Picture'), rows: [row] },
      { key: 'h', group: both('Build'), rows: [row] },
    ];
    expect(paste(groups, value, 'A\t1\nB\t2', 1, 1).value).toMatchObject([
      { key: 'g', rows: [{ key: 'r', name: both('A') }, { name: both('B') }] },
      { key: 'h', rows: [{ name: both('Pitch') }] },
    ]);
  });
});
