import { products } from '../../../content/collections/index.ts';
import { planIn } from '../../../content/derive/plan-in.ts';
import type { Country } from '../../../content/countries.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { beginOffer } from '../../../content/offers/begin-offer.ts';
import { longestDetail, longestLine, mostPrice, mostQuantity, wholeRate } from '../../../content/offers/bounds.ts';
import type { OfferContent, OfferItem } from '../../../content/offers/offer.ts';
import type { Language, Words } from '../../../language/languages.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { fieldsOf } from '../../enquiries/messages/enquiry-row.ts';
import type { PlannedWall } from '../../pages/site-source.ts';

/** What an offer to a visitor is begun with. */
export interface BeginningSources {
  readonly reader: (language: Language, country: Country) => Reader;
  readonly planned: (
    query: URLSearchParams,
    visitor: { readonly language: Language; readonly country: Country },
  ) => Promise<readonly PlannedWall[]>;
}

const piece: Words = { en: 'pc', ar: 'قطعة' };
const squareMetre: Words = { en: 'm²', ar: 'م²' };

const plainItem: OfferItem = {
  kind: 'text',
  recordId: null,
  title: '',
  detail: '',
  picture: null,
  quantity: 1000,
  unit: '',
  price: 0,
  discount: { kind: 'none', value: 0 },
};

/** Every text in what was filled in, wherever it stands. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

async function productItem(reader: Reader, id: number): Promise<OfferItem[]> {
  const product = await reader.get(products, id);
  if (product === null) return [];
  const { name, headline, image } = product;
  return [
    {
      ...plainItem,
      kind: 'product',
      recordId: id,
      title: name.text.slice(0, longestLine),
      detail: headline.text.slice(0, longestDetail),
      picture: image?.name ?? null,
      unit: piece[reader.language],
    },
  ];
}

/** The catalogue tells riyals with tax; offers are written without it. */
const withoutTax = (riyals: number, taxRate: number): number =>
  Math.min(mostPrice, Math.round((riyals * 100 * wholeRate) / (wholeRate + taxRate)));

async function cabinetItem(reader: Reader, wall: PlannedWall, { country, taxRate }: OfferContent): Promise<OfferItem> {
  const product = wall.productId === null ? null : await reader.get(products, wall.productId);
  const quantity = Math.round(wall.squareMetres * 1000);
  return {
    ...plainItem,
    kind: 'cabinet',
    recordId: wall.cabinetId,
    title: wall.name.slice(0, longestLine),
    detail: wall.detail.slice(0, longestDetail),
    picture: product?.image?.name ?? null,
    quantity: Math.min(Math.max(quantity, 1), mostQuantity),
    unit: squareMetre[reader.language],
    price: wall.priceFrom === null || country !== 'sa' ? 0 : withoutTax(wall.priceFrom, taxRate),
  };
}

/**
 * An offer that answers a message: to its sender, in his language, with the walls of the plan that he sent, or else the
 * product that he asks about.
 */
export async function beginFromEnquiry(
  { reader: readerOf, planned }: BeginningSources,
  row: EnquiryRow,
): Promise<OfferContent> {
  const { language, country, product_id: productId } = row;
  const reader = readerOf(language, country);
  const fields = fieldsOf(row);
  const { companyName } = fields;
  const customer = {
    name: row.sender.slice(0, longestLine),
    company: typeof companyName === 'string' ? companyName.slice(0, longestLine) : '',
    email: (row.email ?? '').slice(0, longestLine),
    phone: row.phone ?? '',
  };
  const content = await beginOffer(reader, customer);
  const plan = planIn(textsIn(fields));
  const walls = plan === null ? [] : await planned(plan, { language, country });
  const items =
    walls.length > 0
      ? await Promise.all(walls.map((wall) => cabinetItem(reader, wall, content)))
      : productId === null
        ? []
        : await productItem(reader, productId);
  return { ...content, items };
}
