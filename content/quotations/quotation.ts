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

/** A text that both databases keep. */
const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.regex(/^[^\u0000]*$/),
    z.refine((written) => written.isWellFormed()),
  );
const line = text(longestLine);

/** The currencies in which offers are made, by ISO 4217; both have a hundred of their smallest unit. */
export const currencies = ['SAR', 'AED'] as const;
export type Currency = (typeof currencies)[number];

export const discountKinds = ['none', 'percent', 'amount'] as const;

/** What is taken off: nothing (0), a share in hundredths of a percent, or an amount in the smallest unit. */
const discount = z.strictObject({
  kind: z.enum(discountKinds),
  value: z.int().check(z.minimum(0), z.maximum(mostMoney)),
});

export const itemKinds = ['product', 'cabinet', 'text'] as const;

/** A line of an offer. */
export const quotationItem = z.strictObject({
  kind: z.enum(itemKinds),
  /** The product or cabinet it was made from; `null` for free text. */
  recordId: z.nullable(recordId),
  title: line,
  detail: text(longestDetail),
  /** The name of a picture in the library. */
  picture: z.nullable(line),
  /** In thousandths: 20,400 is 20.4. */
  quantity: z.int().check(z.minimum(1), z.maximum(mostQuantity)),
  /** What is counted, in words: m², pcs, days. */
  unit: text(30),
  /** Of one, without tax, in the smallest unit. */
  price: z.int().check(z.minimum(0), z.maximum(mostPrice)),
  discount,
});

/** For whom it is. */
const customer = z.strictObject({
  name: line,
  company: line,
  email: line,
  phone: line,
  address: text(longestDetail),
  vatNumber: text(40),
});

/** Everything of an offer that somebody writes; what follows from it is calculated. */
export const quotationContent = z.strictObject({
  language: z.enum(languages),
  country: z.enum(countries),
  currency: z.enum(currencies),
  customer,
  /** One line above the items: what it is about. */
  subject: line,
  items: z.array(quotationItem).check(z.maxLength(mostItems)),
  /** Off the sum of the items. */
  discount,
  /** In hundredths of a percent: 1500 is 15 %. */
  taxRate: z.int().check(z.minimum(0), z.maximum(wholeRate)),
  /** From the day on which it is sent; that day and so many more. */
  validDays: z.int().check(z.minimum(1), z.maximum(mostValidDays)),
  delivery: text(longestText),
  terms: text(longestText),
  bank: text(longestText),
  /** To the customer, above all else. */
  note: text(longestText),
});

/** Amounts in the smallest unit. */
const amount = z.int().check(z.minimum(0), z.maximum(mostMoney));

const itemSums = z.strictObject({
  /** Quantity times price. */
  gross: amount,
  discount: amount,
  /** Gross less the discount. */
  net: amount,
  /** Its part of the discount of the whole. */
  share: amount,
  /** What tax is calculated on: net less the share. */
  taxable: amount,
  tax: amount,
  total: amount,
});

const quotationSums = z.strictObject({
  /** In the order of the items. */
  items: z.array(itemSums),
  /** Of what the items cost, each less its own discount. */
  subtotal: amount,
  /** Of the whole. */
  discount: amount,
  taxable: amount,
  tax: amount,
  total: amount,
});

/** Who makes it, as the settings said when it was sent. */
const seller = z.strictObject({
  name: z.string(),
  address: z.string(),
  vatNumber: z.string(),
  commercialRegister: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** An offer as its customer reads it: frozen when it was sent, or as it would be if it were sent now. */
export const quotationSnapshot = z.strictObject({
  /** `2026-0001`; `null` for one that was never sent. */
  number: z.nullable(z.string()),
  /** 1 when it is sent first, one more whenever it is sent again. */
  version: z.int().check(z.minimum(1)),
  /** By the clock of its country. */
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
