import { cabinets, products } from '../../../content/collections/index.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { longestDetail, longestLine, mostPrice, mostQuantity, wholeRate } from '../../../content/quotations/bounds.ts';
import type { QuotationItem } from '../../../content/quotations/quotation.ts';
import { companySettings } from '../../../content/settings.ts';
import { homeCountry } from '../../../content/sold-in.ts';
import type { Words } from '../../../language/languages.ts';
import type { PlannedWall } from '../../pages/site-source.ts';

const piece: Words = { en: 'pc', ar: 'قطعة' };
const squareMetre: Words = { en: 'm²', ar: 'م²' };

const plainItem: QuotationItem = {
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

/**
 * An item for one unit of a product; `null` if visitors see no product with this id. @param reader of the quotation's
 * language
 */
export async function productItem(reader: Reader, id: number): Promise<QuotationItem | null> {
  const product = await reader.get(products, id);
  if (product === null) return null;
  const { name, headline, image } = product;
  return {
    ...plainItem,
    kind: 'product',
    recordId: id,
    title: name.text.slice(0, longestLine),
    detail: headline.text.slice(0, longestDetail),
    picture: image?.name ?? null,
    unit: piece[reader.language],
  };
}

/** Catalogue prices include tax; quotation prices do not. */
const withoutTax = (amount: number, taxRate: number): number =>
  Math.min(mostPrice, Math.round((amount * 100 * wholeRate) / (wholeRate + taxRate)));

/**
 * An item for a wall by its area. @param reader of the quotation's language and country @param taxRate in hundredths of
 * a percent
 */
export async function wallItem(reader: Reader, wall: PlannedWall, taxRate: number): Promise<QuotationItem> {
  const product = wall.productId === null ? null : await reader.get(products, wall.productId);
  const home = homeCountry(await reader.settings(companySettings));
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
    price: wall.priceFrom === null || reader.country !== home ? 0 : withoutTax(wall.priceFrom, taxRate),
  };
}

/** An item for a square metre of a cabinet; `null` if visitors see no cabinet with this id. */
export async function cabinetItem(reader: Reader, id: number, taxRate: number): Promise<QuotationItem | null> {
  const cabinet = await reader.get(cabinets, id);
  if (cabinet === null) return null;
  const { name, width, height, widthPixels, heightPixels, product, priceFrom, priceTo } = cabinet;
  const detail = `${width ?? 0} × ${height ?? 0} mm · ${widthPixels ?? 0} × ${heightPixels ?? 0} px`;
  const wall = { cabinetId: id, name: name.text, productId: product, squareMetres: 1, detail };
  return wallItem(reader, { ...wall, priceFrom: priceFrom ?? priceTo }, taxRate);
}
