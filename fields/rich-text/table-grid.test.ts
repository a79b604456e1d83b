import { expect, it } from 'vitest';
import { layGrid } from './table-grid.ts';

const cell = (text: string, columns = 1, rows = 1) => ({ cell: { text }, columns, rows });
const lay = (...rows: readonly (readonly ReturnType<typeof cell>[])[]) =>
  layGrid(rows, (covering) => ({ text: covering === undefined ? '-' : `(${covering.text})` })).map((row) =>
    row.map(({ text }) => text).join(' '),
  );

it('leaves a table without merged cells as it is', () => {
  expect(lay([cell('a'), cell('b')], [cell('c')])).toEqual(['a b', 'c']);
});

it.each([
  {
    name: 'columns',
    rows: [
      [cell('a', 2), cell('b')],
      [cell('c'), cell('d'), cell('e')],
    ],
    lines: ['a (a) b', 'c d e'],
  },
  { name: 'rows', rows: [[cell('a', 1, 2), cell('b')], [cell('c')]], lines: ['a b', '(a) c'] },
  { name: 'rows of a last column', rows: [[cell('a'), cell('b', 1, 2)], [cell('c')]], lines: ['a b', 'c (b)'] },
  {
    name: 'both',
    rows: [[cell('a', 2, 2), cell('b')], [cell('c')], [cell('d'), cell('e'), cell('f')]],
    lines: ['a (a) b', '(a) (a) c', 'd e f'],
  },
  {
    name: 'three rows',
    rows: [[cell('a', 1, 3), cell('b')], [cell('c')], [cell('d')]],
    lines: ['a b', '(a) c', '(a) d'],
  },
])('puts every cell into its column where one is over several $name', ({ rows, lines }) =>
  expect(lay(...rows)).toEqual(lines),
);

it('leaves out columns in which no cell begins', () => {
  expect(lay([cell('a', 1000)], [cell('b'), cell('c')])).toEqual(['a (a)', 'b c']);
});

it('fills a place that no cell covers', () => {
  expect(lay([cell('a'), cell('b'), cell('c', 1, 2)], [cell('d')])).toEqual(['a b c', 'd - (c)']);
});
