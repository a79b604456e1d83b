import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haveDecimalCommas } from './decimal-commas.ts';
import { readNumber, readWritten, writeNumber } from './read-number.ts';

describe('a typed number', () => {
  it.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['٢٫٥', 2.5],
    ['۲٫۵', 2.5],
    ['٢،٥', 2.5],
    ['２．５', 2.5],
    ['\u200f٢٫٥\u200f', 2.5],
    ['\uFEFF2,5', 2.5],
    ['1.875', 1.875],
    ['3.906', 3.906],
    ['1,234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1\u2009234.5', 1234.5],
    ["1'234.5", 1234.5],
    ['1’234,5', 1234.5],
    ['4.500,00', 4500],
    ['4,500.00', 4500],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['١٬٢٣٤٫٥', 1234.5],
    ['١٬٢٣٤', 1234],
    ['١.٢٣٤٫٥', 1234.5],
    ['1234,567', 1234.567],
    ['0,500', 0.5],
    ['0.125', 0.125],
    ['.5', 0.5],
    ['٫٥', 0.5],
    ['5.', 5],
    ['+5', 5],
    ['-5', -5],
    ['− 5,5', -5.5],
    ['–٥', -5],
    ['-0', 0],
    ['007', 7],
  ])('%j is %d', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'a lot',
    '12,34.5',
    '12.34,5',
    '1,23,456',
    '1.234,567.8',
    '1,234,5',
    '1.2.3',
    '1..2',
    '1…2',
    '1 2',
    '12 34',
    '1 2345',
    '1\n234',
    '1\t234',
    '2, 5',
    "1 234'567",
    '1 234,567.8',
    '١٬٥',
    '١٫٢٫٣',
    '1e5',
    '1.5E+06',
    '0x10',
    '1/2',
    '½',
    '5²',
    '①',
    '5-',
    '5-10',
    '(5)',
    '--5',
    '2.5 mm',
    'P2.5',
    '≈5',
    '9'.repeat(61),
  ])('%j is refused', (typed) => {
    expect(readNumber(typed)).toBeNull();
  });

  it('with one sign before three digits is in doubt beside numbers with decimal commas, and no other is', () => {
    const inDoubt = [
      '1,234',
      '1.234',
      '-3,906',
      '١.٢٣٤',
      '1,234.5',
      '1.234,5',
      '1234,567',
      '0,500',
      '١٬٢٣٤',
      '2.5',
      '12',
    ];
    expect(inDoubt.map((typed) => readNumber(typed, { hasDecimalCommas: true }))).toEqual([
      null,
      null,
      null,
      null,
      1234.5,
      1234.5,
      1234.567,
      0.5,
      1234,
      2.5,
      12,
    ]);
  });

  it('has a decimal comma where one source has such and no decimal point', () => {
    expect([['2,5', '1,234'], ['1.234,5'], ['0,500', 'x', '7'], ['٢،٥', '٢٫٥']].map(haveDecimalCommas)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([['1,234'], ['1,234.5', '2,5'], ['2,5', '2.5'], ['٢٫٥'], ['12,34.5'], []].map(haveDecimalCommas)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is written so that it is read as what it was', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = Number(value.toFixed(9));
        expect(readNumber(writeNumber(rounded))).toBe(rounded === 0 ? 0 : rounded);
      }),
    );
    expect([1e-7, 1234.5, 1_234_567].map(writeNumber)).toEqual(['0.0000001', '1234.5', '1234567']);
  });

  it('is a number or nothing for any text', () => {
    const characters = fc.string({
      unit: fc.constantFrom(...Array.from("0123456789٠٩۵.,٫٬،-+' \u202f\nSe%²")),
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.oneof(characters, fc.string({ unit: 'grapheme' })), (typed) => {
        const read = readNumber(typed);
        expect(read === null || Number.isFinite(read)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is separate from the words beside it', () => {
    expect(readWritten('SAR -1.234,50 net')).toMatchObject({
      whole: '1234',
      fraction: '50',
      before: 'SAR -',
      behind: 'net',
    });
  });
});
