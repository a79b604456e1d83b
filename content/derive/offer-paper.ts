import { dateFormat } from '../../language/date-format.ts';
import { type Language, localeOf } from '../../language/languages.ts';
import { offerWords, type OfferWords } from '../../language/offer-words.ts';
import { countryNames } from '../countries.ts';
import { formatAmount, formatPlain } from '../offers/amounts.ts';
import type { Currency, OfferDiscount, OfferItem, OfferSheet } from '../offers/offer.ts';

/** A line of words; figures, addresses and names in other letters run from left to right in every language. */
export interface PaperLine {
  readonly text: string;
  readonly ltr: boolean;
}

/** Who makes the offer, or for whom it is. */
export interface PaperParty {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly PaperLine[];
}

export interface PaperItem {
  readonly number: string;
  readonly title: string;
  /** Its paragraphs. */
  readonly detail: readonly string[];
  /** The name of a picture of the library. */
  readonly picture: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** Empty for none. */
  readonly discount: string;
  readonly net: string;
}

/** A figure or a day with its name. */
export interface PaperFact extends PaperLine {
  readonly label: string;
}

/** An offer as it is read, in words and figures: the same on paper and as a page. */
export interface OfferPaper {
  readonly language: Language;
  readonly title: string;
  /** What it is about, in a line; empty for nothing. */
  readonly subject: string;
  readonly note: readonly string[];
  readonly facts: readonly PaperFact[];
  readonly seller: PaperParty;
  readonly customer: PaperParty;
  /** Names of columns; that of discounts is `null` where no item has one. */
  readonly columns: Readonly<Record<'number' | 'item' | 'quantity' | 'price' | 'net', string>> & {
    readonly discount: string | null;
  };
  readonly items: readonly PaperItem[];
  /** What the currency is called. */
  readonly currency: string;
  /** The last one is the total. */
  readonly sums: readonly PaperFact[];
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const plain = (text: string): readonly PaperLine[] => paragraphsOf(text).map((line) => ({ text: line, ltr: false }));
const figure = (text: string): readonly PaperLine[] => (text === '' ? [] : [{ text, ltr: true }]);

const currencyWords = { SAR: 'offerSar', AED: 'offerAed' } as const satisfies Record<Currency, string>;

/** A day `YYYY-MM-DD` as people of a language write it. */
export const paperDay = (day: string, language: Language): string =>
  dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const taken = ({ kind, value }: OfferDiscount, amount: number): string =>
  kind === 'percent' ? `${formatPlain(value, 2)}%` : amount === 0 ? '' : formatAmount(amount);

function customerOf({ content: { customer } }: OfferSheet, say: OfferWords): PaperParty {
  const { name, company, email, phone, address, vatNumber } = customer;
  const [first, second] = company === '' ? [name, ''] : [company, name];
  return {
    title: say('offerFor'),
    name: first,
    lines: [
      ...plain(second),
      ...plain(address),
      ...figure(phone),
      ...figure(email),
      ...(vatNumber === '' ? [] : plain(say('offerVatNumber', { number: vatNumber }))),
    ],
  };
}

function sellerOf({ seller }: OfferSheet, say: OfferWords): PaperParty {
  const { name, address, vatNumber, commercialRegister, phone, email } = seller;
  return {
    title: say('offerFrom'),
    name,
    lines: [
      ...plain(address),
      ...figure(phone),
      ...figure(email),
      ...(vatNumber === '' ? [] : plain(say('offerVatNumber', { number: vatNumber }))),
      ...(commercialRegister === '' ? [] : plain(say('offerRegister', { number: commercialRegister }))),
    ],
  };
}

function itemOf(item: OfferItem, place: number, sums: OfferSheet['sums']): PaperItem {
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

const factOf = (label: string, text: string): PaperFact => ({ label, text, ltr: true });

/** The sums of an offer with their names; what changes nothing is not told. */
function sumsOf({ content, sums }: OfferSheet, say: OfferWords, currency: string): readonly PaperFact[] {
  const { country, language, discount, taxRate } = content;
  const rate = discount.kind === 'percent' && sums.discount > 0 ? ` (${formatPlain(discount.value, 2)}%)` : '';
  const isReduced = sums.discount > 0;
  const tax = say('offerTax', { rate: formatPlain(taxRate, 2), country: countryNames[country][language] });
  return [
    factOf(say(isReduced ? 'offerSubtotal' : 'offerTaxable'), formatAmount(sums.subtotal)),
    ...(isReduced
      ? [
          factOf(say('offerWholeDiscount') + rate, `\u2212${formatAmount(sums.discount)}`),
          factOf(say('offerTaxable'), formatAmount(sums.taxable)),
        ]
      : []),
    factOf(tax, formatAmount(sums.tax)),
    factOf(say('offerTotal', { currency }), formatAmount(sums.total)),
  ];
}

/** An offer as its customer reads it, in the language in which it was written. */
export function toOfferPaper(sheet: OfferSheet): OfferPaper {
  const { number, version, issuedOn, validUntil, content, sums } = sheet;
  const { language } = content;
  const say = offerWords(language);
  const currency = say(currencyWords[content.currency]);
  const items = content.items.map((item, place) => itemOf(item, place, sums));
  const parts = [
    { title: say('offerDelivery'), paragraphs: paragraphsOf(content.delivery) },
    { title: say('offerTerms'), paragraphs: paragraphsOf(content.terms) },
    { title: say('offerBank'), paragraphs: paragraphsOf(content.bank) },
  ];
  return {
    language,
    title: number === null ? say('offerDraft') : say('offerTitle', { number }),
    subject: content.subject.trim(),
    note: paragraphsOf(content.note),
    facts: [
      ...(number === null ? [] : [factOf(say('offerNumber'), number)]),
      ...(version === 1 ? [] : [factOf(say('offerVersion'), String(version))]),
      { label: say('offerIssued'), text: paperDay(issuedOn, language), ltr: false },
      { label: say('offerValidUntil'), text: paperDay(validUntil, language), ltr: false },
    ],
    seller: sellerOf(sheet, say),
    customer: customerOf(sheet, say),
    columns: {
      number: say('offerItemNumber'),
      item: say('offerItem'),
      quantity: say('offerQuantity'),
      price: say('offerPrice', { currency }),
      discount: items.some(({ discount }) => discount !== '') ? say('offerDiscount') : null,
      net: say('offerNet', { currency }),
    },
    items,
    currency,
    sums: sumsOf(sheet, say, currency),
    parts: parts.filter(({ paragraphs }) => paragraphs.length > 0),
  };
}
