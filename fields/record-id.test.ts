import { expect, it } from 'vitest';
import { largestId, recordId, toId, writtenId } from './record-id.ts';

it.each([[1], ['1'], ['68'], [largestId], [String(largestId)]])('%j is an id', (value) => {
  expect(toId(value)).toBe(Number(value));
});

it.each([
  [0],
  ['0'],
  [-1],
  [1.5],
  ['1.5'],
  ['01'],
  [' 1'],
  ['1e3'],
  [largestId + 1],
  ['1000000000'],
  [2 ** 31],
  [2 ** 53],
  [1e300],
  [Number.NaN],
  [''],
  [null],
  [undefined],
  [true],
  [[1]],
  [{ toString: 1 }],
  [{ toString: () => '1' }],
])('%j is none', (value) => {
  expect(toId(value)).toBeUndefined();
});

it('an id in JSON is a number, one in a query a text', () => {
  expect(recordId.safeParse('1').success).toBe(false);
  expect(writtenId.parse('68')).toBe(68);
  for (const value of [68, '0', '1000000000', ['1'], undefined]) expect(writtenId.safeParse(value).success).toBe(false);
});
