import { expect, it } from 'vitest';
import type { Specification } from './specification.tsx';
import { takeSizeMatrix } from './size-matrix.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
const group = (name: string, rows: readonly string[]): Specification[number] => ({
  key: name,
  group: text(name),
  rows: rows.map((row) => ({ key: row, name: text(row), value: text('1'), unit: text('') })),
});
const sizes = ['115 in', '147 in', '178 in'];

it('groups that say something of the same sizes are one table, and the others stay', () => {
  const [shared, picture, weight, inputs] = [
    group('All sizes', ['Contrast', 'Colour', 'Refresh rate']),
    group('Picture', sizes),
    group('Weight', sizes),
    group('Inputs', ['HDMI']),
  ];
  const { matrix, rest } = takeSizeMatrix([shared, picture, weight, inputs]);
  expect(matrix?.sizes.map((size) => size.text)).toEqual(sizes);
  expect(matrix?.groups).toEqual([picture, weight]);
  expect(rest).toEqual([shared, inputs]);
});

it('two sizes, or one group alone, make no table of their own', () => {
  for (const specification of [
    [],
    [group('Picture', sizes), group('Inputs', ['HDMI'])],
    [group('Picture', ['One', 'Two']), group('Weight', ['One', 'Two'])],
  ]) {
    expect(takeSizeMatrix(specification)).toEqual({ matrix: null, rest: specification });
  }
});
