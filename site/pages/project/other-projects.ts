import type { singleProjects } from '../../../content/collections/index.ts';
import type { FacetsOf } from '../../../content/model/reader.ts';

/** The fields that relate projects to each other. */
export const relatedBy = ['sector', 'products'] as const;

type Related = FacetsOf<typeof singleProjects, (typeof relatedBy)[number]>;

/**
 * The ids of all other projects: first those with the same sector or one of the same products, then the rest. Both
 * groups start after the current project and wrap around, so that each page has another order.
 */
export function orderOthers(all: readonly Related[], { id, sector, products }: Related): readonly number[] {
  const at = all.findIndex((project) => project.id === id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const isRelated = (other: Related): boolean =>
    (sector.text !== '' && other.sector.text === sector.text) ||
    other.products.some((product) => products.includes(product));
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].map(({ id }) => id);
}
