import { products, singleProjects, solutions } from '../../../content/collections/index.ts';
import { productsAt, projectsAt } from '../../fitting.ts';
import type { PageRequest } from '../../page.ts';
import { readRecord, readTwins, type RecordPages } from '../../record-page.ts';
import { cardFields } from '../../sections/product-card.tsx';

export const solutionPages: RecordPages<typeof solutions> = {
  collection: solutions,
  route: 'solution',
  listedAt: 'solutions',
  nameOf: ({ title }) => title,
};

export type SolutionData = NonNullable<Awaited<ReturnType<typeof loadSolution>>>;

/** So many products and projects are shown; the lists of all of them have the others. */
const mostShown = 12;

/** A kind of place, what fits it, where it stands already, and the other places. */
export async function loadSolution({ params, reader, attempt }: PageRequest<{ readonly id: string }>) {
  const solution = await readRecord(reader, solutions, params.id);
  if (solution === null) return null;
  const { id } = solution;
  const [twins, allProducts, allProjects, all] = await Promise.all([
    readTwins(reader, solutionPages, id),
    attempt('Failed to fetch products', () => reader.facets(products, ['places'])),
    attempt('Failed to fetch the projects', () => reader.facets(singleProjects, ['places'])),
    attempt('Failed to fetch the solutions', () => reader.facets(solutions, [])),
  ]);
  const [fitting, built] = [productsAt(allProducts, id), projectsAt(allProjects, id)];
  const others = all.filter((other) => other.id !== id).slice(0, mostShown);
  const idsOf = (records: readonly { readonly id: number }[]) => records.slice(0, mostShown).map((record) => record.id);
  const [shownProducts, shownProjects, shownOthers] = await Promise.all([
    attempt('Failed to fetch products', () => reader.some(products, idsOf(fitting), cardFields)),
    attempt('Failed to fetch the projects', () =>
      reader.some(singleProjects, idsOf(built), ['title', 'subtitle', 'icon']),
    ),
    attempt('Failed to fetch the solutions', () => reader.some(solutions, idsOf(others), ['title'])),
  ]);
  return {
    solution,
    twins,
    products: shownProducts,
    productCount: fitting.length,
    projects: shownProjects,
    projectCount: built.length,
    others: shownOthers,
  };
}
