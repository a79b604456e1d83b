import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostMoney, mostPrice, mostQuantity } from './bounds.ts';
import type { QuotationSums } from './quotation.ts';
import { type Summed, sumsOf, trySums } from './sums.ts';

const none = { kind: 'none', value: 0 } as const;
const percent = (value: number) => ({ kind: 'percent', value }) as const;
const off = (value: number) => ({ kind: 'amount', value }) as const;
const item = (price: number, quantity = 1000, discount: Summed['discount'] = none) => ({ price, quantity, discount });
const quotation = (items: Summed['items'], more: Partial<Summed> = {}): Summed => ({
  items,
  discount: none,
  taxRate: 1500,
  ...more,
});

const anyDiscount = fc.oneof(
  fc.constant(none),
  fc.integer({ min: 0, max: 10_000 }).map(percent),
  fc.integer({ min: 0, max: 500_000 }).map(off),
);
const anyItem = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 99_999_999 })),
  quantity: fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 60_000 })),
  discount: anyDiscount,
});
const anyQuotation = fc.record({
  items: fc.array(anyItem, { minLength: 1, maxLength: 40 }),
  discount: anyDiscount,
  taxRate: fc.constantFrom(0, 500, 1500, 1234),
});

/** Runs a check for quotations with computable sums. */
const summed = (check: (sums: QuotationSums, input: Summed) => void) =>
  fc.assert(
    fc.property(anyQuotation, (input) => {
      const sums = trySums(input);
      fc.pre(!('path' in sums));
      check(sums, input);
    }),
    { numRuns: 1000 },
  );

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

describe('the sums of a quotation', () => {
  it('agree to the smallest unit: items with discounts, their parts of the whole, tax and total', () => {
    summed((sums) => {
      const column = (name: keyof QuotationSums['items'][number]) => sum(sums.items.map((each) => each[name]));
      expect({
        subtotal: column('net'),
        discount: column('share'),
        taxable: column('taxable'),
        tax: column('tax'),
        total: column('total'),
      }).toEqual({
        subtotal: sums.subtotal,
        discount: sums.discount,
        taxable: sums.taxable,
        tax: sums.tax,
        total: sums.total,
      });
      expect(sums.taxable).toBe(sums.subtotal - sums.discount);
      expect(sums.total).toBe(sums.taxable + sums.tax);
      for (const each of sums.items) {
        expect(each.net).toBe(each.gross - each.discount);
        expect(each.taxable).toBe(each.net - each.share);
        expect(each.total).toBe(each.taxable + each.tax);
        for (const amount of Object.values(each)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    });
  });

  it('are the same in every order of the items, of the whole and of each kind of line', () => {
    const inOrder = fc.tuple(anyQuotation, fc.infiniteStream(fc.double({ noNaN: true })));
    fc.assert(
      fc.property(inOrder, ([input, keys]) => {
        const sums = trySums(input);
        fc.pre(!('path' in sums));
        const shuffled = input.items.map((each) => ({ each, key: keys.next().value ?? 0 }));
        const items = shuffled.toSorted((one, other) => one.key - other.key).map(({ each }) => each);
        const other = sumsOf({ ...input, items });
        expect({ ...other, items: [] }).toEqual({ ...sums, items: [] });
        const lines = ({ items: all }: QuotationSums) => all.map((each) => JSON.stringify(each)).toSorted();
        expect(lines(other)).toEqual(lines(sums));
      }),
      { numRuns: 500 },
    );
  });

  it('are the same in every order of items that differ, though what is shared out over them does not', () => {
    // After their own discounts both items of the first quotation are 42, and one gets the larger share of 15. Those of
    // the second are left with 34 each, and one gets the larger share of a tax of 3.
    for (const items of [
      [item(42), item(50, 1000, off(8))],
      [item(41), item(42)],
    ]) {
      const linesOf = (ordered: typeof items) =>
        sumsOf(quotation(ordered, { discount: off(15), taxRate: 500 }))
          .items.map((each) => JSON.stringify(each))
          .toSorted();
      expect(linesOf(items.toReversed())).toEqual(linesOf(items));
    }
  });

  it('round halves up, for each item, each discount in percent and the tax of the whole', () => {
    // 1.5 halalas; 12.5 % of 20 is 2.5; 15 % of 10 is 1.5.
    expect(sumsOf(quotation([item(1, 1500)])).subtotal).toBe(2);
    expect(sumsOf(quotation([item(20, 1000, percent(1250))])).items[0]?.discount).toBe(3);
    expect(sumsOf(quotation([item(10)])).tax).toBe(2);
    // 0.49 is rounded down.
    expect(sumsOf(quotation([item(1, 1490)])).subtotal).toBe(1);
  });

  it('calculate tax once: ten items of 0.03 at 15 % cost 0.05 more, not 0.00', () => {
    const sums = sumsOf(quotation(Array.from({ length: 10 }, () => item(3))));
    expect([sums.taxable, sums.tax, sums.total]).toEqual([30, 5, 35]);
    expect(sum(sums.items.map(({ tax }) => tax))).toBe(5);
  });

  it('equal those of a quotation calculated by hand', () => {
    const walls = quotation([item(450_000, 20_400, percent(500)), item(1_999_99, 3000, off(100_00)), item(0)], {
      discount: percent(250),
    });
    expect(sumsOf(walls)).toMatchObject({
      // 91,800.00 minus 4,590.00, and 5,999.97 minus 100.00.
      subtotal: 8_721_000 + 589_997,
      discount: 232_775,
      taxable: 9_078_222,
      tax: 1_361_733,
      total: 10_439_955,
    });
  });

  it('of nothing are nothing', () => {
    expect(sumsOf(quotation([], { discount: percent(1000) }))).toEqual({
      items: [],
      subtotal: 0,
      discount: 0,
      taxable: 0,
      tax: 0,
      total: 0,
    });
  });
});

it.each([
  ['a discount above the price of its item', quotation([item(100), item(100, 1000, off(101))]), 'items.1.discount'],
  ['more than a hundred percent', quotation([item(100, 1000, percent(10_001))]), 'items.0.discount'],
  ['a discount above the sum of all', quotation([item(100)], { discount: off(101) }), 'discount'],
  ['an item beyond all bounds', quotation([item(mostPrice, mostQuantity)]), 'items'],
  ['a sum beyond all bounds', quotation(Array.from({ length: 300 }, () => item(mostMoney, 1000))), 'items'],
])('no sums are made of %s', (_what, input, path) => {
  expect(trySums(input)).toEqual({ path });
  expect(() => sumsOf(input)).toThrow(RangeError);
});
