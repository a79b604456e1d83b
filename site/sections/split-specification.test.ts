import { expect, it } from 'vitest';
import type { Specification } from './specification.tsx';
import { splitSpecification } from './split-specification.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
const group = (name: string, rows: readonly string[]): Specification[number] => ({
  key: name,
  group: text(name),
  rows: rows.map((row) => ({ key: row, name: text(row), value: text('1'), unit: text('') })),
});
const shown = (part: Specification) =>
  part.map(({ group: { text: name }, rows }) => `${name}: ${rows.map((row) => row.name.text).join('')}`);

it('a specification is split behind so many rows, and a group that is cut has its name twice', () => {
  const whole = [group('Picture', ['a', 'b']), group('Power', ['c', 'd', 'e']), group('Body', ['f'])];
  const { first, others } = splitSpecification(whole, 3);
  expect([shown(first), shown(others)]).toEqual([
    ['Picture: ab', 'Power: c'],
    ['Power: de', 'Body: f'],
  ]);
  expect(splitSpecification(whole, 6).others).toEqual([]);
});
