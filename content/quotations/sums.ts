import { mostMoney, wholeRate } from './bounds.ts';
import type { ItemSums, QuotationContent, QuotationDiscount, QuotationItem, QuotationSums } from './quotation.ts';

/** What sums follow from. */
export type Summed = Pick<QuotationContent, 'discount' | 'taxRate'> & {
  readonly items: readonly Pick<QuotationItem, 'quantity' | 'price' | 'discount'>[];
};

const thousandths = 1000n;

/** `value × part ÷ whole`, commercially rounded: halves go up. Exact whatever the size; nothing here is negative. */
const rounded = (value: bigint, part: bigint, whole: bigint): bigint => (2n * value * part + whole) / (2n * whole);

/** What is taken off an amount; `null` where more is taken off than there is. */
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
 * Shares an amount out over the weights of lines so that the parts are together exactly the amount: each gets its part
 * rounded down, and what is left goes one by one to those that lost most by it (largest remainder), of equal ones to the
 * heaviest, and of equally heavy ones to the dearest. So a line's part does not depend on its place: whichever of lines
 * that are alike in all of this get more, the offer reads the same.
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

/** Where sums cannot be made. */
export interface SumIssue {
  /** As the wire names it: `items.3.discount`, `discount`, or `items` for sums that are too large. */
  readonly path: string;
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Every sum of an offer in its smallest unit, or where they cannot be made: a discount that is larger than what it is
 * taken off, or a sum beyond what offers may come to.
 *
 * Rounded is commercially (halves up) and in three places only: an item's quantity times its price, a discount in
 * percent, and the tax, once on the sum of all. The discount of the whole and the tax are then shared out over the
 * items to the last unit, so that the items' figures add up to those of the whole in every order.
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

/** The sums of an offer that was read and found right. @throws RangeError where they cannot be made */
export function sumsOf(content: Summed): QuotationSums {
  const sums = trySums(content);
  if ('path' in sums) throw new RangeError(`No sums can be made because of ${sums.path}`);
  return sums;
}
