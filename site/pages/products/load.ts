import { categories, products } from '../../../content/collections/index.ts';
import { mostCompared, readIds } from '../../compare-ids.ts';
import { partOf } from '../../numbered-part.ts';
import type { PageRequest } from '../../page.ts';
import {
  environments,
  type Facets,
  type Filters,
  fits,
  listedFields,
  type listNames,
  readFilters,
  readPage,
} from './filters.ts';

export type ProductsData = Awaited<ReturnType<typeof loadProducts>>;

/** Rows of two, three and four are full. */
const atOnce = 24;

/** The smallest and largest value that any product has, or `null` where none has one. */
function rangeOf(all: readonly Facets[], read: (product: Facets) => number | null) {
  const known = all.map(read).filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((range, value) => ({ min: Math.min(range.min, value), max: Math.max(range.max, value) }), {
    min: Infinity,
    max: -Infinity,
  });
}

/** A part of the products under the filters of the address, by their position, and what each choice would leave. */
export async function loadProducts({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, (typeof listNames)[number]>, 'query' | 'reader' | 'attempt'>) {
  const [all, known] = await Promise.all([
    attempt('Failed to fetch products', () => reader.facets(products, ['category', 'environment', 'size', 'pitch'])),
    attempt('Failed to fetch categories', () => reader.list(categories)),
  ]);
  const filters = readFilters(query);
  const matching = all.filter((product) => fits(product, filters));
  const { page, pages, start, end } = partOf(matching.length, { page: readPage(query), atOnce });
  const ids = matching.slice(start, end).map(({ id }) => id);
  const countWith = (changed: Partial<Filters>) => {
    const others = { ...filters, ...changed };
    return all.filter((product) => fits(product, others)).length;
  };
  return {
    filters,
    products: await attempt('Failed to fetch products', () => reader.some(products, ids, listedFields)),
    /** How many fit the filters. */
    count: matching.length,
    page,
    pages,
    total: all.length,
    categories: known
      .filter(({ id }) => all.some((product) => product.category === id))
      .map((category) => ({ value: category, count: countWith({ category: category.id }) })),
    environments: environments
      .filter((environment) => all.some((product) => product.environment === environment))
      .map((environment) => ({ value: environment, count: countWith({ environment }) })),
    sizes: rangeOf(all, ({ size }) => size),
    pitches: rangeOf(all, ({ pitch }) => pitch),
    compare: readIds(query, 'compare').slice(0, mostCompared),
  };
}
