import type { products, singleProjects } from '../../content/collections/index.ts';
import type { FacetsOf } from '../../content/model/reader.ts';
import { groupedBy } from './grouped-by.ts';

/** The products, and the projects, that name a solution as a place, by the id of the solution. */
export const productsAt = groupedBy(({ places }: FacetsOf<typeof products, 'places' | 'category'>) => [
  ...new Set(places),
]);
export const projectsAt = groupedBy(({ places }: FacetsOf<typeof singleProjects, 'places'>) => [...new Set(places)]);
