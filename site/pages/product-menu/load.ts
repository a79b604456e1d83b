import { cabinets, categories, categoryStrip, products } from '../../../content/collections/index.ts';
import type { PageRequest } from '../../render/page.ts';
import { toCard } from '../../sections/card.ts';

export type MenuPart = Awaited<ReturnType<typeof loadProductMenu>>['parts'][number];

/** Products with a picture: one row. */
const mostPictured = 4;
const mostFamilies = 8;
const picturedFields = ['name', 'image', 'pitch', 'rowPitch', 'size', 'largestSize'] as const;

/** Loads each category with its families and first products. */
export async function loadProductMenu({ reader, attempt }: Pick<PageRequest, 'reader' | 'attempt'>) {
  const [known, all, built] = await Promise.all([
    attempt('Failed to fetch categories', () => reader.list(categories)),
    attempt('Failed to fetch products', () => reader.facets(products, ['category'])),
    attempt('Failed to fetch what walls are built of', () => reader.facets(cabinets, ['product'])),
  ]);
  const planned = new Set(built.map(({ product }) => product));
  const parts = known.map(async (category) => {
    const own = all.filter((product) => product.category === category.id).map(({ id }) => id);
    const [families, pictured] = await Promise.all([
      attempt('Failed to fetch the category strip', () => reader.list(categoryStrip, category.id)),
      attempt('Failed to fetch products', () => reader.some(products, own.slice(0, mostPictured), picturedFields)),
    ]);
    return {
      category,
      families: families.slice(0, mostFamilies).map(toCard),
      pictured,
      /** The number of products in the category. */
      count: own.length,
      /** True if the wall planner can plan one of them. */
      isPlannable: own.some((id) => planned.has(id)),
    };
  });
  return { parts: await Promise.all(parts) };
}
