import { loopOf } from '../loop.ts';
import { part, type Part } from '../part.ts';
import type { DemoCollection, DemoRecord, Words } from '../record.ts';
import { customProducts } from './products/custom.ts';
import { interactiveProducts } from './products/interactive.ts';
import { kioskProducts } from './products/kiosks.ts';
import { ledProducts } from './products/led.ts';
import { visionProducts } from './products/vision.ts';
import { modelOf } from './models.ts';
import { venuesOfProduct } from './solutions.ts';
import { type Specification, shared } from './specification.ts';

/** A product in the catalogue; the sections of its page are in separate files. */
export interface Product {
  id: number;
  name: Words;
  headline: Words;
  description: Words;
  image: string;
  banner: string;
  /** Features with pictures; features with metrics are tiles of its page. */
  features?: readonly (readonly [title: Words, image: string])[];
  category: number;
  subCategory: number;
  environment: 'indoor' | 'outdoor';
  /** Pixel pitch in millimetres; LED only. */
  pitch?: number;
  /** Vertical pitch in millimetres, if it is larger than the horizontal one. */
  rowPitch?: number;
  /** Diagonal in inches; panels and The Vision. */
  size?: number;
  largestSize?: number;
  leadTime: Words;
  priceBand?: Words;
  specsheet?: Readonly<Record<'en' | 'ar', { file: string }>>;
  specification: Specification;
}

/** The brightness in a specification, in nits. */
function brightnessIn(specification: Specification): { brightness: number } | undefined {
  const brightness = shared.brightness('').name.en;
  const row = specification.flatMap(({ rows }) => rows).find(({ name }) => name.en === brightness);
  return row && { brightness: Number(row.value.en.replaceAll(',', '')) };
}

const toRecord = (product: Product): DemoRecord => ({
  id: product.id,
  fields: {
    name: product.name,
    headline: product.headline,
    description: product.description,
    image: { file: product.image },
    banner: { file: product.banner },
    ...loopOf(product.banner),
    ...(product.features === undefined
      ? {}
      : { features: product.features.map(([title, image]) => ({ title, image: { file: image } })) }),
    category: product.category,
    sub_category: product.subCategory,
    environment: product.environment,
    ...(product.pitch === undefined ? {} : { pitch: product.pitch }),
    ...(product.rowPitch === undefined ? {} : { row_pitch: product.rowPitch }),
    ...(product.size === undefined ? {} : { size: product.size }),
    ...(product.largestSize === undefined ? {} : { largest_size: product.largestSize }),
    ...(product.specsheet === undefined ? {} : { specsheet: product.specsheet }),
    ...brightnessIn(product.specification),
    specification: product.specification,
    lead_time: product.leadTime,
    ...(product.priceBand === undefined ? {} : { price_band: product.priceBand }),
    ...venuesOfProduct(product.id),
    ...modelOf(product.id),
  },
});

/** The catalogue, in the order of the site. */
export const allProducts: readonly Product[] = [
  ...visionProducts,
  ...ledProducts,
  ...interactiveProducts,
  ...kioskProducts,
  ...customProducts,
];

/** @throws if no product has the id */
export const productOf = (id: number): Product => {
  const product = allProducts.find((one) => one.id === id);
  if (product === undefined) throw new Error(`No demo product ${id}`);
  return product;
};

/** A product as a card on another page. */
export const productPart = (id: number): Part => {
  const product = productOf(id);
  return part(product.name, product.headline, product.image, `/product/${id}`);
};

export const products: DemoCollection = { base: 'products', records: allProducts.map(toRecord) };
