import { mostMoney, wholeRate } from './bounds.ts';
import type { ItemSums, QuotationContent, QuotationDiscount, QuotationItem, QuotationSums } from './quotation.ts';

/** The input of the computation. */
export type Summed = Pick<QuotationContent, 'discount' | 'taxRate'> & {
  readonly items: readonly Pick<QuotationItem, 'quantity' | 'price' | 'discount'>[];
};

const thousandths = 1000n;

/** `value × part ÷ whole`, rounded half up. Exact for any size; nothing here is negative. */
const rounded = (value: bigint, part: bigint, whole: bigint): bigint => (2n * value * part + whole) / (2n * whole);

/** The amount of a discount; `null` if it is larger than the amount it is taken from. */
function takenOff(from: bigint, { kind, value }: QuotationDiscount): bigint | null {
  if (kind === 'none') return 0n;
  if (kind === 'percent') return value > wholeRate ? null : rounded(from, BigInt(value), BigInt(wholeRate));
  return BigInt(value) > from ? null : BigInt(value);
}

interface Line {
  readonly gross: bigint;
  readonly off: bigint;
  readonly net: bigint;
}

/**
 * Distributes an amount over lines in proportion to their weights, so that the parts add up exactly (largest remainder
 * method). Each part is rounded down. The remaining units go to the lines with the largest remainder, then to those
 * with the largest weight, then to the most expensive. So a line's part does not depend on its position: lines that are
 * equal in all of this are interchangeable.
 */
function sharedOut(amount: bigint, weights: readonly bigint[], lines: readonly Line[]): readonly bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / whole);
  const left = Number(amount - parts.reduce((sum, part) => sum + part, 0n));
  const compare = (one: bigint, other: bigint): number => (one < other ? 1 : one > other ? -1 : 0);
  const most = lines
    .map(({ net, gross }, index) => {
      const weight = weights[index] ?? 0n;
      return { index, net, gross, weight, lost: (amount * weight) % whole };
    })
    .toSorted(
      (one, other) =>
        compare(one.lost, other.lost) ||
        compare(one.weight, other.weight) ||
        compare(one.net, other.net) ||
        compare(one.gross, other.gross),
    );
  const more = new Set(most.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (more.has(index) ? part + 1n : part));
}

/** The place of an error that prevents the computation. */
export interface SumIssue {
  /** The API path: `items.3.discount`, `discount`, or `items` for sums that are too large. */
  readonly path: string;
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Computes all sums of a quotation in the smallest unit. Returns the place of the error if a discount is larger than
 * the amount it is taken from, or a sum exceeds the limit.
 *
 * Amounts are rounded half up, and only three times: quantity times price of an item, a discount in percent, and the
 * tax on the total. The total discount and the tax are then distributed over the items to the last unit, so that the
 * items' amounts add up to the totals in any order.
 */
export function trySums({ items, discount, taxRate }: Summed): QuotationSums | SumIssue {
  const lines: Line[] = [];
  for (const [index, item] of items.entries()) {
    const gross = rounded(BigInt(item.quantity), BigInt(item.price), thousandths);
    const off = takenOff(gross, item.discount);
    if (off === null) return { path: `items.${index}.discount` };
    lines.push({ gross, off, net: gross - off });
  }
  const nets = lines.map(({ net }) => net);
  const subtotal = total(nets);
  const off = takenOff(subtotal, discount);
  if (off === null) return { path: 'discount' };
  const taxable = subtotal - off;
  const tax = rounded(taxable, BigInt(taxRate), BigInt(wholeRate));
  if ([...lines.map(({ gross }) => gross), subtotal, taxable + tax].some((sum) => sum > BigInt(mostMoney)))
    return { path: 'items' };
  const shares = sharedOut(off, nets, lines);
  const bases = nets.map((net, index) => net - (shares[index] ?? 0n));
  const taxes = sharedOut(tax, bases, lines);
  return {
    items: lines.map(({ gross, off, net }, index): ItemSums => {
      const base = bases[index] ?? 0n;
      const itsTax = taxes[index] ?? 0n;
      return {
        gross: Number(gross),
        discount: Number(off),
        net: Number(net),
        share: Number(net - base),
        taxable: Number(base),
        tax: Number(itsTax),
        total: Number(base + itsTax),
      };
    }),
    subtotal: Number(subtotal),
    discount: Number(off),
    taxable: Number(taxable),
    tax: Number(tax),
    total: Number(taxable + tax),
  };
}

/** The sums of a validated quotation. @throws RangeError if they cannot be computed */
export function sumsOf(content: Summed): QuotationSums {
  const sums = trySums(content);
  if ('path' in sums) throw new RangeError(`The totals cannot be computed because of ${sums.path}`);
  return sums;
}
