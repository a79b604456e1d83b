import { cabinets, products, singleProjects, solutions } from '../../../content/collections/index.ts';
import { settingsOf } from '../../../content/settings.ts';
import { productsAt, projectsAt } from '../../render/fitting.ts';
import type { PageRequest } from '../../render/page.ts';
import { readRecord, readAlternates, type RecordPages } from '../../render/record-page.ts';
import { cardFields } from '../../sections/product-card.tsx';
import { specFields } from '../../sections/project-figures.tsx';

export const solutionPages: RecordPages<typeof solutions> = {
  collection: solutions,
  route: 'solution',
  listedAt: 'solutions',
  nameOf: ({ title }) => title,
};

export type SolutionData = NonNullable<Awaited<ReturnType<typeof loadSolution>>>;

/** Most products, and most projects, shown here; the lists of all of them have the others. */
const mostShown = 12;
const mostBuilt = 3;

const builtFields = ['title', 'subtitle', 'icon', 'city', 'quote', 'quoteBy', ...specFields] as const;

/** Loads a kind of place, the products and projects for it, and the other kinds of place. */
export async function loadSolution({ params, reader, attempt }: PageRequest<{ readonly id: string }>) {
  const solution = await readRecord(reader, solutions, params.id);
  if (solution === null) return null;
  const { id } = solution;
  const [alternates, office, built, allProducts, allProjects, all] = await Promise.all([
    readAlternates(reader, solutionPages, id),
    reader.settings(settingsOf(reader.country)),
    attempt('Failed to fetch what walls are built of', () => reader.facets(cabinets, ['product'])),
    attempt('Failed to fetch products', () => reader.facets(products, ['places', 'category'])),
    attempt('Failed to fetch the projects', () => reader.facets(singleProjects, ['places'])),
    attempt('Failed to fetch the solutions', () => reader.facets(solutions, [])),
  ]);
  const [fitting, standing] = [productsAt(allProducts, id), projectsAt(allProjects, id)];
  const others = all.filter((other) => other.id !== id).slice(0, mostShown);
  const idsOf = (records: readonly { readonly id: number }[]) => records.map((record) => record.id);
  const [shownProducts, shownProjects, shownOthers] = await Promise.all([
    attempt('Failed to fetch products', () => reader.some(products, idsOf(fitting.slice(0, mostShown)), cardFields)),
    attempt('Failed to fetch the projects', () =>
      reader.some(singleProjects, idsOf(standing.slice(0, mostBuilt)), builtFields),
    ),
    attempt('Failed to fetch the solutions', () => reader.some(solutions, idsOf(others), ['title', 'image'])),
  ]);
  return {
    solution,
    alternates,
    office,
    /** True if a wall can be planned with one of the products. */
    isPlannable: built.some(({ product }) => fitting.some((fit) => fit.id === product)),
    products: shownProducts,
    productCount: fitting.length,
    /** False if the products belong to different categories, so that a comparison makes no sense. */
    areAlike: new Set(fitting.map(({ category }) => category)).size === 1,
    projects: shownProjects,
    projectCount: standing.length,
    others: shownOthers,
  };
}
