import { categories, products } from '../../../content/collections/index.ts';
import { mostCompared, readIds } from '../../compare-ids.ts';
import type { PageRequest } from '../../page.ts';
import { environments, type Filters, fits, type listNames, type Product, readFilters } from './filters.ts';

export type ProductsData = Awaited<ReturnType<typeof loadProducts>>;

/** The smallest and largest value that any product has, or `null` where none has one. */
function rangeOf(all: readonly Product[], read: (product: Product) => number | null) {
  const known = all.map(read).filter((value) => value !== null);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** The products under the filters of the address, by their position, and what each choice would leave. */
export async function loadProducts({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, (typeof listNames)[number]>, 'query' | 'reader' | 'attempt'>) {
  const [all, known] = await Promise.all([
    attempt('Failed to fetch products', () => reader.list(products)),
    attempt('Failed to fetch categories', () => reader.list(categories)),
  ]);
  const filters = readFilters(query);
  const countWith = (changed: Partial<Filters>) =>
    all.filter((product) => fits(product, { ...filters, ...changed })).length;
  return {
    filters,
    products: all.filter((product) => fits(product, filters)),
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
