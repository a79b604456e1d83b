import { products, singleProjects, solutions } from '../../../content/collections/index.ts';
import { productsAt, projectsAt } from '../../fitting.ts';
import { readNumberedPart, readPageNumber } from '../../numbered-part.ts';
import type { PageRequest } from '../../page.ts';

export type SolutionsData = Awaited<ReturnType<typeof loadSolutions>>;

/** So many solutions stand on one page, and so many products and projects are named with each. */
const [atOnce, mostProducts, mostProjects] = [12, 6, 3];

/** A part of the solutions, each with the first products that fit it and the first projects that stand in one. */
export async function loadSolutions({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, 'page'>, 'query' | 'reader' | 'attempt'>) {
  const [part, allProducts, allProjects] = await Promise.all([
    readNumberedPart(reader, solutions, { page: readPageNumber(query.get('page')), atOnce }),
    attempt('Failed to fetch products', () => reader.facets(products, ['places'])),
    attempt('Failed to fetch the projects', () => reader.facets(singleProjects, ['places'])),
  ]);
  const first = part.records.map(({ id }) => ({
    products: productsAt(allProducts, id).slice(0, mostProducts),
    projects: projectsAt(allProjects, id).slice(0, mostProjects),
  }));
  const idsOf = (of: 'products' | 'projects') => [
    ...new Set(first.flatMap((fitting) => fitting[of].map(({ id }) => id))),
  ];
  const [named, built] = await Promise.all([
    attempt('Failed to fetch products', () => reader.some(products, idsOf('products'), ['name'])),
    attempt('Failed to fetch the projects', () =>
      reader.some(singleProjects, idsOf('projects'), ['title', 'subtitle']),
    ),
  ]);
  return {
    page: part.page,
    pages: part.pages,
    solutions: part.records.map((solution, index) => ({
      ...solution,
      products: named.filter(({ id }) => first[index]?.products.some((product) => product.id === id)),
      projects: built.filter(({ id }) => first[index]?.projects.some((project) => project.id === id)),
    })),
  };
}
