import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMillimetres, type LengthUnit, readLength, toMillimetres } from './length.ts';
import { fits, firstPlan, planNames, planQuery, readPlan } from './plan.ts';
import { venueNames } from './venues.ts';

const read = (query: string) => readPlan(new URLSearchParams(query));

describe('a length', () => {
  it.each<[string, LengthUnit, number | null]>([
    ['6', 'm', 6],
    ['3.4', 'm', 3.4],
    ['3,4', 'm', 3.4],
    ['٣٫٤', 'm', 3.4],
    ['۳٫۴', 'm', 3.4],
    ['٦ م', 'm', 6],
    ['340 cm', 'm', 3.4],
    ['٣٤٠ سم', 'm', 3.4],
    ['11 ft', 'ft', 11],
    ["11'", 'ft', 11],
    ['132"', 'ft', 11],
    ['6 m', 'ft', 19.685],
    ['6,000', 'mm', 6000],
    ['6,000 mm', 'm', 6],
    ['6.000,5 mm', 'm', 6.0005],
    ['1 234,5 سم', 'm', 12.345],
    ['٣،٤ م', 'm', 3.4],
    ['1,234.5', 'mm', 1234.5],
    ["6'000", 'mm', 6000],
    ['12,34.5', 'm', null],
    ['3 4', 'm', null],
    ['3²', 'm', null],
    [' 6 metres ', 'm', 6],
    ['أمتار 6', 'm', null],
    ['-6', 'm', null],
    ['1e9', 'm', null],
    ['wide', 'm', null],
    ['6 constructor', 'm', null],
    ['9'.repeat(40), 'm', null],
  ])('%s, typed where %s are expected, is %s', (text, unit, value) => {
    expect(readLength(text, unit)).toBe(value);
  });

  it('comes back from the other system of units as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200_000 }), (millimetres) => {
        const inFeet = toMillimetres(fromMillimetres(millimetres, 'ft'), 'ft');
        const inInches = toMillimetres(fromMillimetres(inFeet, 'in'), 'in');
        expect(fromMillimetres(inInches, 'm')).toBeCloseTo(millimetres / 1000, 4);
      }),
    );
  });
});

describe('an address', () => {
  const numbers = fc.option(fc.integer({ min: 2000, max: 500_000 }).map((number) => number / 1000));
  const counts = fc.option(fc.integer({ min: 1, max: 500 }));
  const plans = fc.record({
    unit: fc.constantFrom<LengthUnit[]>('m', 'ft'),
    width: fc.option(fc.integer({ min: 1000, max: 190_000 }).map((number) => number / 1000)),
    height: fc.option(fc.integer({ min: 1000, max: 190_000 }).map((number) => number / 1000)),
    place: fc.constantFrom(...venueNames),
    nearest: numbers,
    farthest: numbers,
    fit: fc.constantFrom(...fits),
    columns: counts,
    rows: counts,
    bears: counts,
    cabinets: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 3 }),
  });

  it('holds a plan as it is', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(readPlan(planQuery(plan))).toEqual({ plan, issues: {} });
      }),
    );
  });

  it('of nothing is empty', () => {
    expect(planQuery(firstPlan).toString()).toBe('');
    expect(read('')).toEqual({ plan: firstPlan, issues: {} });
  });

  it('that is damaged says what it leaves out, and keeps the rest', () => {
    expect(read('width=wide&height=3.4&place=moon&columns=-1&rows=9999&cabinet=x&cabinet=4&near=2')).toEqual({
      plan: { ...firstPlan, height: 3.4, cabinets: [4] },
      issues: { width: 'notALength', place: 'unknown', columns: 'notACount', rows: 'outOfRange', cabinet: 'unknown' },
    });
  });

  it('is parsed for any content', () => {
    fc.assert(
      fc.property(fc.constantFrom(...planNames), fc.string({ unit: 'binary' }), (name, text) => {
        const { plan } = readPlan(new URLSearchParams([[name, text]]));
        expect(readPlan(planQuery(plan))).toEqual({ plan, issues: {} });
      }),
    );
  });
});
