import * as z from 'zod/mini';
import { recordId } from '../../fields/record-id.ts';
import { languages } from '../../language/languages.ts';
import { countries } from '../countries.ts';
import {
  longestDetail,
  longestLine,
  longestText,
  mostItems,
  mostMoney,
  mostPrice,
  mostQuantity,
  mostValidDays,
  wholeRate,
} from './bounds.ts';

/** A text that both databases can store. */
const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.regex(/^[^\u0000]*$/),
    z.refine((written) => written.isWellFormed()),
  );
const line = text(longestLine);

/** The currencies of quotations, by ISO 4217. Both have 100 of their smallest unit. */
export const currencies = ['SAR', 'AED'] as const;
export type Currency = (typeof currencies)[number];

export const discountKinds = ['none', 'percent', 'amount'] as const;

/** A discount: none (0), a rate in hundredths of a percent, or an amount in the smallest unit. */
const discount = z.strictObject({
  kind: z.enum(discountKinds),
  value: z.int().check(z.minimum(0), z.maximum(mostMoney)),
});

export const itemKinds = ['product', 'cabinet', 'text'] as const;

/** An item of a quotation. */
export const quotationItem = z.strictObject({
  kind: z.enum(itemKinds),
  /** The product or cabinet it was created from; `null` for free text. */
  recordId: z.nullable(recordId),
  title: line,
  detail: text(longestDetail),
  /** The stored name of a picture in the media library. */
  picture: z.nullable(line),
  /** In thousandths: 20,400 is 20.4. */
  quantity: z.int().check(z.minimum(1), z.maximum(mostQuantity)),
  /** The unit of the quantity as text: m², pcs, days. */
  unit: text(30),
  /** Price of one unit, without tax, in the smallest unit. */
  price: z.int().check(z.minimum(0), z.maximum(mostPrice)),
  discount,
});

/** The customer. */
const customer = z.strictObject({
  name: line,
  company: line,
  email: line,
  phone: line,
  address: text(longestDetail),
  vatNumber: text(40),
});

/** All entered data of a quotation. The rest is computed from it. */
export const quotationContent = z.strictObject({
  language: z.enum(languages),
  country: z.enum(countries),
  currency: z.enum(currencies),
  customer,
  /** The subject: one line above the items. */
  subject: line,
  items: z.array(quotationItem).check(z.maxLength(mostItems)),
  /** Discount on the sum of the items. */
  discount,
  /** In hundredths of a percent: 1500 is 15 %. */
  taxRate: z.int().check(z.minimum(0), z.maximum(wholeRate)),
  /** Number of days after the day of sending. */
  validDays: z.int().check(z.minimum(1), z.maximum(mostValidDays)),
  delivery: text(longestText),
  terms: text(longestText),
  bank: text(longestText),
  /** To the customer, above everything else. */
  note: text(longestText),
});

/** An amount in the smallest unit. */
const amount = z.int().check(z.minimum(0), z.maximum(mostMoney));

const itemSums = z.strictObject({
  /** Quantity times price. */
  gross: amount,
  discount: amount,
  /** Gross minus the discount. */
  net: amount,
  /** Its share of the total discount. */
  share: amount,
  /** The tax base: net minus the share. */
  taxable: amount,
  tax: amount,
  total: amount,
});

const quotationSums = z.strictObject({
  /** In the order of the items. */
  items: z.array(itemSums),
  /** The sum of the items, each after its own discount. */
  subtotal: amount,
  /** On the subtotal. */
  discount: amount,
  taxable: amount,
  tax: amount,
  total: amount,
});

/** The seller, according to the settings at the time of sending. */
const seller = z.strictObject({
  name: z.string(),
  address: z.string(),
  vatNumber: z.string(),
  commercialRegister: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** A quotation for its customer: frozen when it was sent, or as it would be if it were sent now. */
export const quotationSnapshot = z.strictObject({
  /** `2026-0001`; `null` before it is sent. */
  number: z.nullable(z.string()),
  /** 1 when it is first sent; increases by one each time it is sent again. */
  version: z.int().check(z.minimum(1)),
  /** In the time zone of its country. */
  issuedOn: z.iso.date(),
  /** The last day. */
  validUntil: z.iso.date(),
  content: quotationContent,
  sums: quotationSums,
  seller,
});

export type QuotationContent = z.output<typeof quotationContent>;
export type QuotationItem = z.output<typeof quotationItem>;
export type QuotationDiscount = z.output<typeof discount>;
export type QuotationCustomer = z.output<typeof customer>;
export type ItemSums = z.output<typeof itemSums>;
export type QuotationSums = z.output<typeof quotationSums>;
export type QuotationSeller = z.output<typeof seller>;
export type QuotationSnapshot = z.output<typeof quotationSnapshot>;
