import { describe, expect, it } from 'vitest';
import { choice, flag, image, list, longText, number, table, text, url, values } from '../../index.ts';
import { uiOf } from '../../ui.ts';
import { readCell, understoodText, writeCell } from './cell-text.ts';
import { clear, copyAcross, fillDown, insert, moveLines, put, removeLines } from './edit-lines.ts';
import { type GridShape, gridShapeOf } from './grid-shape.ts';
import { fromLines, isBlank, nearestPlace, placesIn, toLines } from './lines.ts';

const both = (en: string, ar = '') => ({ en, ar });
const shapeFor = (field: Parameters<typeof gridShapeOf>[0]): GridShape => {
  const shape = gridShapeOf(field, 'en', uiOf);
  if (shape === null) throw new Error('No table');
  return shape;
};
const rows = shapeFor(list({ name: text(), value: text() }, { max: 4 }));
const groups = shapeFor(table());
const cell = (line: number, column: number) => ({ line, column });
const row = (name: string, value = '') => ({ key: name, name: both(name), value: both(value) });
const linesOf = (...items: readonly object[]) => toLines(items, rows, 'list');
const namesOf = (value: readonly unknown[]) =>
  value.map((item) =>
    rows.columns
      .slice(0, 1)
      .map((name) => readCell(item, name, false))
      .join(),
  );

describe('a list as a table', () => {
  it('has a column for each language of a text, and one for what both share', () => {
    const shape = shapeFor(list({ name: text(), size: number({ unit: 'mm' }), kind: choice({ choices: {} }) }));
    expect(shape.columns.map(({ apiName, language }) => [apiName, language])).toEqual([
      ['name', 'en'],
      ['name', 'ar'],
      ['size', null],
      ['kind', null],
    ]);
    expect(gridShapeOf(list({ address: url() }), 'ar', uiOf)).not.toBeNull();
    expect(gridShapeOf(values(text()), 'ar', uiOf)?.isPlain).toBe(true);
  });

  it('is none where an item holds a file or a long text', () => {
    expect(gridShapeOf(list({ title: text(), image: image() }), 'en', uiOf)).toBeNull();
    expect(gridShapeOf(list({ title: text(), text: longText() }), 'en', uiOf)).toBeNull();
  });

  it('has a blank line behind its rows as long as there is room', () => {
    expect(linesOf(row('a')).map(isBlank)).toEqual([false, true]);
    expect(linesOf(row('a'), row('b'), row('c'), row('d')).map(isBlank)).toEqual([false, false, false, false]);
  });

  it('with groups shows each head above its rows, and gives the same value back', () => {
    const value = [
      {
        key: 'g',
        group: both('Picture'),
        rows: [{ key: 'r', name: both('Pitch'), value: both('2'), unit: both('mm') }],
      },
      { key: 'h', group: both('Build'), rows: [] },
    ];
    const lines = toLines(value, groups, 'specification');
    expect(lines.map(({ isGroup, path }) => [isGroup, path])).toEqual([
      [true, 'specification[0]'],
      [false, 'specification[0].rows[0]'],
      [true, 'specification[1]'],
      [false, 'specification[1].rows[0]'],
    ]);
    expect(fromLines(lines, groups)).toEqual(value);
  });

  it('that is empty begins with a blank head and a blank row, and the first letter in the row makes both', () => {
    const lines = toLines([], groups, 's');
    expect(lines.map(({ isGroup, item }) => [isGroup, item])).toEqual([
      [true, undefined],
      [false, undefined],
    ]);
    expect(fromLines(put(lines, cell(1, 1), 'P', groups), groups)).toMatchObject([
      { group: both(''), rows: [{ name: both('P'), value: both(''), unit: both('') }] },
    ]);
  });

  it('leads from a row to the head above it, which has two cells', () => {
    const [head, line] = toLines([{ group: both('a'), rows: [{}] }], groups, 's');
    if (head === undefined || line === undefined) throw new Error('No lines');
    expect([placesIn(head, groups), placesIn(line, groups)]).toEqual([
      [0, 1, 4],
      [0, 1, 2, 3, 4, 5, 6],
    ]);
    expect([nearestPlace(head, 3, groups), nearestPlace(head, 6, groups)]).toEqual([1, 4]);
  });
});

describe('a cell', () => {
  const shape = shapeFor(
    list({ size: number({ unit: 'mm' }), on: flag({ labels: { on: both('Yes', 'نعم'), off: both('No', 'لا') } }) }),
  );
  const [size, on] = shape.columns;
  if (size === undefined || on === undefined) throw new Error('No columns');

  it('of numbers takes Arabic digits as they are typed and any way of writing them when they are pasted', () => {
    expect(writeCell({ key: 'k' }, size, '١٢٫٥', shape)).toEqual({ key: 'k', size: '12.5' });
    expect(writeCell({ key: 'k' }, size, '', shape)).toEqual({ key: 'k', size: null });
    expect(['١٬٢٣٤٫٥', '1,234', '2,5', ''].map((text) => understoodText(size, text))).toEqual([
      '1234.5',
      '1234',
      '2.5',
      '',
    ]);
  });

  it.each([
    ['4.500,00', '4500'],
    ['1.234,5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['٢٫٥', '2.5'],
    ['2,50', '2.5'],
    ['1,234', '1234'],
    ['12,34.5', '12,34.5'],
    ['1\n234', '1 234'],
    ['350 W', '350 W'],
  ])('of numbers understands %j as %s', (pasted, text) => {
    expect(understoodText(size, pasted)).toBe(text);
  });

  it('of numbers does not take what can be two beside decimal commas', () => {
    const source = { hasDecimalCommas: true };
    expect(['1,234', '1.234', '2,5', 'wide'].map((text) => understoodText(size, text, source))).toEqual([
      null,
      null,
      '2.5',
      'wide',
    ]);
  });

  it('that chooses understands its values by their names in both languages, and leaves what it does not know', () => {
    expect(['نعم', 'no', '1', 'perhaps'].map((text) => understoodText(on, text))).toEqual(['1', '0', '1', null]);
    expect(writeCell({}, on, '0', shape)).toEqual({ on: 0 });
  });
});

describe('lines', () => {
  const lines = linesOf(row('a', '1'), row('b', '2'), row('c', '3'));
  const all = { from: cell(0, 1), to: cell(2, 4) };

  it('keep every other item as it is when one cell is written', () => {
    const next = fromLines(put(lines, cell(1, 1), 'B', rows), rows);
    expect(namesOf(next)).toEqual(['a', 'B', 'c']);
    expect(next[0]).toBe(lines[0]?.item);
    expect(next[2]).toBe(lines[2]?.item);
  });

  it('are emptied, filled down from the first, and from the row above', () => {
    expect(fromLines(clear(lines, { from: cell(1, 3), to: cell(2, 3) }, rows), rows)).toMatchObject([
      { value: both('1') },
      { value: both('') },
      { value: both('') },
    ]);
    expect(fromLines(fillDown(lines, { from: cell(0, 3), to: cell(2, 3) }, rows), rows)).toMatchObject([
      { name: both('a'), value: both('1') },
      { name: both('b'), value: both('1') },
      { name: both('c'), value: both('1') },
    ]);
    expect(namesOf(fromLines(fillDown(lines, { from: cell(3, 1), to: cell(3, 1) }, rows), rows))).toEqual([
      'a',
      'b',
      'c',
      'c',
    ]);
  });

  it('move together, the blank one stays the last', () => {
    const moved = (from: number, to: number, before: number) =>
      namesOf(fromLines(moveLines(lines, { from: cell(from, 0), to: cell(to, 0) }, before), rows));
    expect(moved(0, 0, 2)).toEqual(['b', 'a', 'c']);
    expect(moved(2, 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(0, 1, 4)).toEqual(['c', 'a', 'b']);
    expect(moved(1, 1, 1)).toEqual(['a', 'b', 'c']);
  });

  it('go, and come until the list is full', () => {
    expect(namesOf(fromLines(removeLines(lines, { from: cell(0, 0), to: cell(1, 0) }), rows))).toEqual(['c']);
    const more = insert(lines, 1, rows);
    expect(namesOf(fromLines(more, rows))).toEqual(['a', '', 'b', 'c']);
    expect(insert(more, 1, rows)).toBe(more);
  });

  it('say in one language what stands in the other where they lack it', () => {
    const written = put(lines, cell(0, 2), 'أ', rows);
    expect(fromLines(copyAcross(written, all, 'ar', rows), rows)).toMatchObject([
      { name: both('a', 'أ'), value: both('1', '1') },
      { name: both('b', 'b') },
      { name: both('c', 'c') },
    ]);
  });
});
