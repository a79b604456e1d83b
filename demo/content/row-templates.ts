import { both } from '../both.ts';
import type { DemoCollection, DemoRecord, Words } from '../record.ts';
import { allProducts, type Product } from './products.ts';
import type { Specification } from './specification.ts';

/** The names and units of a product's parameters, without their values. */
const withoutValues = (specification: Specification) =>
  specification.map(({ group, rows }) => ({ group, rows: rows.map(({ name, unit }) => ({ name, unit })) }));

/** The initial parameters of a category's products: those of its first product. */
const templateFrom = (id: number, name: Words, isFirst: (product: Product) => boolean): DemoRecord => {
  const first = allProducts.find(isFirst);
  if (first === undefined) throw new Error(`No demo product for the template ${name.en}`);
  return { id, fields: { name, category: first.category, specification: withoutValues(first.specification) } };
};

export const rowTemplates: DemoCollection = {
  base: 'rowtemplates',
  records: [
    templateFrom(1, both('LED screen', 'شاشة LED'), ({ pitch, size }) => pitch !== undefined && size === undefined),
    templateFrom(2, both('Panel', 'شاشة لوحية'), ({ pitch, size }) => pitch === undefined && size !== undefined),
  ],
};
