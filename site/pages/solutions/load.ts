import { products, singleProjects, solutions } from '../../../content/collections/index.ts';
import { productsAt, projectsAt } from '../../render/fitting.ts';
import { readNumberedPart, readPageNumber } from '../../links/numbered-part.ts';
import type { PageRequest } from '../../render/page.ts';

export type SolutionsData = Awaited<ReturnType<typeof loadSolutions>>;

/** Number of solutions on one page, and most products named with each. */
const [atOnce, mostProducts] = [12, 6];

/** Loads a page of the solutions, each with the first products that suit it. */
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
    /**
     * The picture at the top: that of the last project in a place of the first kind. The solution's own picture is
     * already the first thing on its own page.
     */
    builtPicture: built?.icon ?? null,
    solutions: part.records.map((solution, index) => ({
      ...solution,
      /** In the order of the solution's own page. */
      products: (fitting[index] ?? []).flatMap((id) => named.filter((product) => product.id === id)),
    })),
  };
}
