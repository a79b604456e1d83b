import { dateFormat } from '../../language/date-format.ts';
import { type Language, localeOf } from '../../language/languages.ts';
import { offerMessages, type OfferMessages } from '../../language/offer-messages.ts';
import { countryNames } from '../countries.ts';
import { formatAmount, formatPlain } from '../quotations/amounts.ts';
import type { Currency, QuotationDiscount, QuotationItem, QuotationSnapshot } from '../quotations/quotation.ts';

/** A line of text. Numbers, addresses and names in other scripts run from left to right in every language. */
export interface FormattedLine {
  readonly text: string;
  readonly ltr: boolean;
}

/** The seller or the customer. */
export interface FormattedParty {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly FormattedLine[];
}

export interface FormattedItem {
  readonly number: string;
  readonly title: string;
  /** Its paragraphs. */
  readonly detail: readonly string[];
  /** The stored name of a picture in the media library. */
  readonly picture: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** Empty for none. */
  readonly discount: string;
  readonly net: string;
}

/** A number or date with its label. */
export interface FormattedFact extends FormattedLine {
  readonly label: string;
}

/** A quotation as formatted texts, used both in the PDF and on its page. */
export interface FormattedQuotation {
  readonly language: Language;
  readonly title: string;
  /** The subject in one line; empty for none. */
  readonly subject: string;
  readonly note: readonly string[];
  readonly facts: readonly FormattedFact[];
  readonly seller: FormattedParty;
  readonly customer: FormattedParty;
  /** Column headings. That of discounts is `null` if no item has one. */
  readonly columns: Readonly<Record<'number' | 'item' | 'quantity' | 'price' | 'net', string>> & {
    readonly discount: string | null;
  };
  readonly items: readonly FormattedItem[];
  /** The name of the currency. */
  readonly currency: string;
  /** The last one is the total. */
  readonly sums: readonly FormattedFact[];
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const plain = (text: string): readonly FormattedLine[] =>
  paragraphsOf(text).map((line) => ({ text: line, ltr: false }));
const leftToRight = (text: string): readonly FormattedLine[] => (text === '' ? [] : [{ text, ltr: true }]);

const currencyWords = { SAR: 'offerSar', AED: 'offerAed' } as const satisfies Record<Currency, string>;

/** Formats a date `YYYY-MM-DD` in a language. */
export const formatQuotationDate = (date: string, language: Language): string =>
  dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const taken = ({ kind, value }: QuotationDiscount, amount: number): string =>
  kind === 'percent' ? `${formatPlain(value, 2)}%` : amount === 0 ? '' : formatAmount(amount);

function customerOf({ content: { customer } }: QuotationSnapshot, t: OfferMessages): FormattedParty {
  const { name, company, email, phone, address, vatNumber } = customer;
  const [first, second] = company === '' ? [name, ''] : [company, name];
  return {
    title: t('offerFor'),
    name: first,
    lines: [
      ...plain(second),
      ...plain(address),
      ...leftToRight(phone),
      ...leftToRight(email),
      ...(vatNumber === '' ? [] : plain(t('offerVatNumber', { number: vatNumber }))),
    ],
  };
}

function sellerOf({ seller }: QuotationSnapshot, t: OfferMessages): FormattedParty {
  const { name, address, vatNumber, commercialRegister, phone, email } = seller;
  return {
    title: t('offerFrom'),
    name,
    lines: [
      ...plain(address),
      ...leftToRight(phone),
      ...leftToRight(email),
      ...(vatNumber === '' ? [] : plain(t('offerVatNumber', { number: vatNumber }))),
      ...(commercialRegister === '' ? [] : plain(t('offerRegister', { number: commercialRegister }))),
    ],
  };
}

function itemOf(item: QuotationItem, place: number, sums: QuotationSnapshot['sums']): FormattedItem {
  const { discount = 0, net = 0 } = sums.items[place] ?? {};
  return {
    number: String(place + 1),
    title: item.title,
    detail: paragraphsOf(item.detail),
    picture: item.picture,
    quantity: formatPlain(item.quantity, 3),
    unit: item.unit,
    price: formatAmount(item.price),
    discount: item.discount.kind === 'none' ? '' : taken(item.discount, discount),
    net: formatAmount(net),
  };
}

const factOf = (label: string, text: string): FormattedFact => ({ label, text, ltr: true });

/** The sums of a quotation with their labels. Sums without effect are left out. */
function sumsOf({ content, sums }: QuotationSnapshot, t: OfferMessages, currency: string): readonly FormattedFact[] {
  const { country, language, discount, taxRate } = content;
  const rate = discount.kind === 'percent' && sums.discount > 0 ? ` (${formatPlain(discount.value, 2)}%)` : '';
  const isReduced = sums.discount > 0;
  const tax = t('offerTax', { rate: formatPlain(taxRate, 2), country: countryNames[country][language] });
  return [
    factOf(t(isReduced ? 'offerSubtotal' : 'offerTaxable'), formatAmount(sums.subtotal)),
    ...(isReduced
      ? [
          factOf(t('offerWholeDiscount') + rate, `\u2212${formatAmount(sums.discount)}`),
          factOf(t('offerTaxable'), formatAmount(sums.taxable)),
        ]
      : []),
    factOf(tax, formatAmount(sums.tax)),
    factOf(t('offerTotal', { currency }), formatAmount(sums.total)),
  ];
}

/** A quotation for its customer, in the language in which it was written. */
export function formatQuotation(snapshot: QuotationSnapshot): FormattedQuotation {
  const { number, version, issuedOn, validUntil, content, sums } = snapshot;
  const { language } = content;
  const t = offerMessages(language);
  const currency = t(currencyWords[content.currency]);
  const items = content.items.map((item, place) => itemOf(item, place, sums));
  const parts = [
    { title: t('offerDelivery'), paragraphs: paragraphsOf(content.delivery) },
    { title: t('offerTerms'), paragraphs: paragraphsOf(content.terms) },
    { title: t('offerBank'), paragraphs: paragraphsOf(content.bank) },
  ];
  return {
    language,
    title: number === null ? t('offerDraft') : t('offerTitle', { number }),
    subject: content.subject.trim(),
    note: paragraphsOf(content.note),
    facts: [
      ...(number === null ? [] : [factOf(t('offerNumber'), number)]),
      ...(version === 1 ? [] : [factOf(t('offerVersion'), String(version))]),
      { label: t('offerIssued'), text: formatQuotationDate(issuedOn, language), ltr: false },
      { label: t('offerValidUntil'), text: formatQuotationDate(validUntil, language), ltr: false },
    ],
    seller: sellerOf(snapshot, t),
    customer: customerOf(snapshot, t),
    columns: {
      number: t('offerItemNumber'),
      item: t('offerItem'),
      quantity: t('offerQuantity'),
      price: t('offerPrice', { currency }),
      discount: items.some(({ discount }) => discount !== '') ? t('offerDiscount') : null,
      net: t('offerNet', { currency }),
    },
    items,
    currency,
    sums: sumsOf(snapshot, t, currency),
    parts: parts.filter(({ paragraphs }) => paragraphs.length > 0),
  };
}
