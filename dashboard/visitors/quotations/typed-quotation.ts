import * as z from 'zod/mini';
import {
  type AmountIssue,
  type AmountRange,
  formatAmount,
  formatPlain,
  readAmount,
} from '../../../content/quotations/amounts.ts';
import { mostMoney, mostPrice, mostQuantity, mostValidDays, wholeRate } from '../../../content/quotations/bounds.ts';
import {
  discountKinds,
  quotationContent,
  type QuotationContent,
  type QuotationDiscount,
  quotationItem,
  type QuotationItem,
  type QuotationSums,
} from '../../../content/quotations/quotation.ts';
import { trySums } from '../../../content/quotations/sums.ts';
import { randomId } from '../../../fields/random-id.ts';

/** A discount as typed. */
const typedDiscountShape = z.object({ kind: z.enum(discountKinds), value: z.string() });

/** An item with its numbers as typed, and a key that is unique in the form. */
const typedItem = z.extend(quotationItem, {
  key: z.string(),
  quantity: z.string(),
  price: z.string(),
  discount: typedDiscountShape,
});

/** A quotation with its numbers as typed. */
export const typedQuotation = z.extend(quotationContent, {
  items: z.array(typedItem),
  discount: typedDiscountShape,
  taxRate: z.string(),
  validDays: z.string(),
});

export type TypedDiscount = Readonly<z.output<typeof typedDiscountShape>>;
export type TypedItem = Readonly<z.output<typeof typedItem>>;
export type TypedQuotation = Readonly<z.output<typeof typedQuotation>>;

/** An issue of a number or of a sum that follows from it. */
export type TypedIssue = AmountIssue | 'zero' | 'discount' | 'sum';

/** The parsed form. */
export interface ReadQuotation {
  /** `null` if a number is invalid. */
  readonly content: QuotationContent | null;
  readonly sums: QuotationSums | null;
  /** By the paths of the content: `items.0.price`. */
  readonly issues: ReadonlyMap<string, TypedIssue>;
}

const typedDiscount = ({ kind, value }: QuotationDiscount): TypedDiscount => ({
  kind,
  value: kind === 'none' ? '' : formatPlain(value, 2),
});

export const toTypedItem = (item: QuotationItem, key: string = randomId()): TypedItem => ({
  ...item,
  key,
  quantity: formatPlain(item.quantity, 3),
  price: formatAmount(item.price),
  discount: typedDiscount(item.discount),
});

/**
 * Converts the content of a quotation to form values.
 * @param keys the items already in the form, whose keys are reused
 */
export const toTyped = (
  content: Omit<QuotationContent, 'items'> & { readonly items: readonly QuotationItem[] },
  keys: readonly Pick<TypedItem, 'key'>[] = [],
): TypedQuotation => ({
  ...content,
  items: content.items.map((item, index) => toTypedItem(item, keys[index]?.key)),
  discount: typedDiscount(content.discount),
  taxRate: formatPlain(content.taxRate, 2),
  validDays: String(content.validDays),
});

/** An empty free-text item. */
export const newItem = (): TypedItem => ({
  key: randomId(),
  kind: 'text',
  recordId: null,
  title: '',
  detail: '',
  picture: null,
  quantity: '1',
  unit: '',
  price: '',
  discount: { kind: 'none', value: '' },
});

/** Parses a form: its content and sums, or the issues of its numbers. */
export function readTyped(typed: TypedQuotation): ReadQuotation {
  const issues = new Map<string, TypedIssue>();
  /** @param least smaller values are reported as `zero` */
  const read = (path: string, text: string, range: AmountRange, least = 0): number => {
    const value = readAmount(text, range);
    if (typeof value === 'number' && value >= least) return value;
    issues.set(path, typeof value === 'number' ? 'zero' : value);
    return least;
  };
  const beside = typed.currency;
  const money = { digits: 2, most: mostMoney, beside } as const;
  const discountOf = (path: string, { kind, value }: TypedDiscount): QuotationDiscount => {
    if (kind === 'none') return { kind, value: 0 };
    const share = { digits: 2, most: wholeRate, beside: 'percent' } as const;
    return { kind, value: read(path, value, kind === 'percent' ? share : money) };
  };
  const items = typed.items.map(({ key: _key, quantity, price, discount, ...item }, index): QuotationItem => ({
    ...item,
    quantity: read(`items.${index}.quantity`, quantity, { digits: 3, most: mostQuantity }, 1),
    // An item without a price is included in the others.
    price: price.trim() === '' ? 0 : read(`items.${index}.price`, price, { digits: 2, most: mostPrice, beside }),
    discount: discountOf(`items.${index}.discount`, discount),
  }));
  const content: QuotationContent = {
    ...typed,
    items,
    discount: discountOf('discount', typed.discount),
    taxRate: read('taxRate', typed.taxRate, { digits: 2, most: wholeRate, beside: 'percent' }),
    validDays: read('validDays', typed.validDays, { digits: 0, most: mostValidDays }, 1),
  };
  if (issues.size > 0) return { content: null, sums: null, issues };
  const sums = trySums(content);
  if (!('path' in sums)) return { content, sums, issues };
  return { content: null, sums: null, issues: new Map([[sums.path, sums.path === 'items' ? 'sum' : 'discount']]) };
}
