import type { singleProjects } from '../../../content/collections/index.ts';
import type { FacetsOf } from '../../../content/model/reader.ts';

/** What projects are related by. */
export const relatedBy = ['sector', 'products'] as const;

type Related = FacetsOf<typeof singleProjects, (typeof relatedBy)[number]>;

/**
 * The ids of all projects but one: first those for its sector or with one of its displays. Either begin with what stands
 * behind it and go round, so that no two pages show them in one order.
 */
export function orderOthers(all: readonly Related[], { id, sector, products }: Related): readonly number[] {
  const at = all.findIndex((project) => project.id === id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const isRelated = (other: Related): boolean =>
    (sector.text !== '' && other.sector.text === sector.text) ||
    other.products.some((product) => products.includes(product));
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].map(({ id }) => id);
}
