import { products, singleProjects, solutions } from '../../../content/collections/index.ts';
import { productsAt, projectsAt } from '../../render/fitting.ts';
import { readNumberedPart, readPageNumber } from '../../links/numbered-part.ts';
import type { PageRequest } from '../../render/page.ts';

export type SolutionsData = Awaited<ReturnType<typeof loadSolutions>>;

/** So many solutions stand on one page, and so many products are named with each. */
const [atOnce, mostProducts] = [12, 6];

/** A part of the solutions, each with the first products that fit it. */
export async function loadSolutions({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, 'page'>, 'query' | 'reader' | 'attempt'>) {
  const [part, allProducts, allProjects] = await Promise.all([
    readNumberedPart(reader, solutions, { page: readPageNumber(query.get('page')), atOnce }),
    attempt('Failed to fetch products', () => reader.facets(products, ['places', 'category'])),
    attempt('Failed to fetch the projects', () => reader.facets(singleProjects, ['places'])),
  ]);
  const fitting = part.records.map(({ id }) =>
    productsAt(allProducts, id)
      .slice(0, mostProducts)
      .map((product) => product.id),
  );
  const [first] = part.records;
  const standing = first === undefined ? [] : projectsAt(allProjects, first.id).slice(-1);
  const [named, [built]] = await Promise.all([
    attempt('Failed to fetch products', () => reader.some(products, [...new Set(fitting.flat())], ['name'])),
    attempt('Failed to fetch the projects', () =>
      reader.some(
        singleProjects,
        standing.map(({ id }) => id),
        ['icon'],
      ),
    ),
  ]);
  return {
    page: part.page,
    pages: part.pages,
    /** At the top, since the page of the first begins with its own picture: the last project that stands in such a place. */
    builtPicture: built?.icon ?? null,
    solutions: part.records.map((solution, index) => ({
      ...solution,
      /** In the order of its own page. */
      products: (fitting[index] ?? []).flatMap((id) => named.filter((product) => product.id === id)),
    })),
  };
}
