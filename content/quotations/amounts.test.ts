import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostPrice } from './bounds.ts';
import { formatAmount, formatPlain, readAmount } from './amounts.ts';

const money = { digits: 2, most: mostPrice, beside: 'SAR' } as const;

it.each([
  ['1234.5', 123_450],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ["1'234.50", 123_450],
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['4.500,00', 450_000],
  ['1.234,5', 123_450],
  ['١٫٥', 150],
  ['٢،٥ ريال', 250],
  ['1,234', 123_400],
  ['1,234,567.8', 123_456_780],
  ['1.234.567', 123_456_700],
  ['12,5', 1250],
  ['0,500', 50],
  ['.5', 50],
  ['5.', 500],
  ['0', 0],
  ['-0', 0],
  ['007', 700],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['١٢٣٤', 123_400],
  ['۱۲۳۴٫۵', 123_450],
  ['1,234.50 SAR', 123_450],
  ['SAR 99', 9900],
  ['٩٩ ر.س.', 9900],
  ['٩٩ ريال', 9900],
  ['\u200f٩٩\u200f', 9900],
  ['999999999.99', mostPrice],
])('%j is read as %i of the smallest unit', (typed, value) => {
  expect(readAmount(typed, money)).toBe(value);
});

it.each([
  ['', 'notANumber'],
  ['abc', 'notANumber'],
  ['1.2.3', 'notANumber'],
  ['1,23,456.7', 'notANumber'],
  ['12 34', 'notANumber'],
  ['١٬٥', 'notANumber'],
  ['5²', 'notANumber'],
  ['12,34.5', 'notANumber'],
  ["1 234'567", 'notANumber'],
  ['1e5', 'notANumber'],
  ['0x10', 'notANumber'],
  ['12 pieces', 'notANumber'],
  ['9'.repeat(61), 'notANumber'],
  ['-5', 'negative'],
  ['−٥', 'negative'],
  ['5-', 'negative'],
  ['-.5', 'negative'],
  ['12345678901234567890', 'tooLarge'],
  ['1000000000', 'tooLarge'],
  ['1.005', 'tooFine'],
  ['100 USD', 'otherCurrency'],
  ['$100', 'otherCurrency'],
  ['€ 5', 'otherCurrency'],
  ['100 AED', 'otherCurrency'],
  ['100 درهم', 'otherCurrency'],
])('%j is refused as %s', (typed, issue) => {
  expect(readAmount(typed, money)).toBe(issue);
});

it('a share may have its sign, a quantity three digits', () => {
  expect(readAmount('12.5 %', { digits: 2, most: 10_000, beside: 'percent' })).toBe(1250);
  expect(readAmount('٪ ٥', { digits: 2, most: 10_000, beside: 'percent' })).toBe(500);
  expect(readAmount('101%', { digits: 2, most: 10_000, beside: 'percent' })).toBe('tooLarge');
  expect(readAmount('20.4', { digits: 3, most: 999_999_999 })).toBe(20_400);
});

it('what is shown is read as what it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: mostPrice }), (value) => {
      expect(readAmount(formatAmount(value), money)).toBe(value);
      expect(readAmount(formatPlain(value, 2), money)).toBe(value);
    }),
  );
});

it('any input is a number or a reason', () => {
  const signs = fc.string({ unit: fc.constantFrom(...Array.from('0123456789٠٩۵.,٫٬-+ $SARر.س%e')), maxLength: 30 });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'grapheme' })), (typed) => {
      const read = readAmount(typed, money);
      expect(typeof read === 'string' || (Number.isSafeInteger(read) && read >= 0 && read <= mostPrice)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_456_789, '1,234,567.89'],
])('%i is shown as %s', (value, shown) => {
  expect(formatAmount(value)).toBe(shown);
});

it.each([
  [20_400, 3, '20.4'],
  [1000, 3, '1'],
  [1_000_000, 3, '1,000'],
  [1250, 2, '12.5'],
])('%i with %i digits is shown without zeros as %s', (value, digits, shown) => {
  expect(formatPlain(value, digits)).toBe(shown);
});
