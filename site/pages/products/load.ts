import { cabinets, categories, products } from '../../../content/collections/index.ts';
import { settingsOf } from '../../../content/settings.ts';
import { readIds } from '../../links/compare-ids.ts';
import { mostCompared } from '../../render/most-compared.ts';
import { partOf } from '../../links/numbered-part.ts';
import type { PageRequest } from '../../render/page.ts';
import { readVenues } from '../../render/read-venues.ts';
import { environments, listedFields, type listNames, readFilters, readPage, readUnread } from './filters.ts';
import { choicesIn, findProducts, nearestProducts } from './find-products.ts';

export type ProductsData = Awaited<ReturnType<typeof loadProducts>>;

/** Fills rows of two, three and four. */
const atOnce = 24;
/** Number of products shown if none matches: fills rows of two and of three. */
const mostNear = 6;

/** Loads a page of the filtered products in list order, and the number of matches for each choice. */
export async function loadProducts({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, (typeof listNames)[number]>, 'query' | 'reader' | 'attempt'>) {
  const [[read], known, built] = await Promise.all([
    attempt('Failed to fetch products', async () => [
      await reader.facets(products, ['category', 'environment', 'size', 'largestSize', 'pitch', 'places']),
    ]),
    attempt('Failed to fetch categories', () => reader.list(categories)),
    attempt('Failed to fetch what walls are built of', () => reader.facets(cabinets, ['product'])),
  ]);
  const readListed = (ids: readonly number[]) =>
    attempt('Failed to fetch products', () => reader.some(products, ids, listedFields));
  const all = read ?? [];
  const filters = readFilters(query);
  const there = choicesIn(all);
  const found = findProducts(all, filters);
  const count = found.ids.length;
  const { page, pages, start, end } = partOf(count, { page: readPage(query), atOnce });
  return {
    filters,
    unread: readUnread(query),
    products: await readListed(found.ids.slice(start, end)),
    /** If no product matches: the closest products and a contact. */
    instead:
      count > 0
        ? null
        : {
            products: await readListed(nearestProducts(all, filters).slice(0, mostNear)),
            office: await reader.settings(settingsOf(reader.country)),
          },
    /** Number of matches. */
    count,
    page,
    pages,
    hasFailed: read === undefined,
    total: all.length,
    categories: known
      .filter(({ id }) => there.categories.has(id))
      .map((category) => ({ value: category, count: found.ofCategory.get(category.id) ?? 0 })),
    environments: environments
      .filter((environment) => there.environments.has(environment))
      .map((environment) => ({ value: environment, count: found.ofEnvironment.get(environment) ?? 0 })),
    places: await attempt('Failed to fetch the places', () => readVenues(reader, there.places)),
    /** True if a wall can be planned with one of the matches. */
    isPlannable: built.some(({ product }) => found.ids.some((id) => id === product)),
    sizes: there.sizes,
    pitches: there.pitches,
    compare: readIds(query, 'compare').slice(0, mostCompared),
  };
}
