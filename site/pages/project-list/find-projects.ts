import type { Filters } from './filters.ts';

/** The filterable data of a project. Sector and city are keys, empty if not set. */
export interface FoundBy {
  readonly id: number;
  readonly sector: string;
  readonly city: string;
  readonly places: readonly number[];
  readonly products: readonly number[];
  /** Square metres. */
  readonly area: number | null;
}

const counted = ['sector', 'city', 'place', 'product'] as const;
type Counted = (typeof counted)[number];

/** The matching projects in list order, and the number of matches for each other sector, city, place and product. */
export interface FoundProjects {
  readonly ids: readonly number[];
  readonly left: Readonly<Record<Counted, ReadonlyMap<string | number, number>>>;
}

const valuesOf = (project: FoundBy): Readonly<Record<Counted, readonly (string | number)[]>> => ({
  sector: project.sector === '' ? [] : [project.sector],
  city: project.city === '' ? [] : [project.city],
  place: project.places,
  product: project.products,
});

/** Tests each project once. A project of unknown area never matches an area filter. */
export function findProjects(all: readonly FoundBy[], filters: Filters): FoundProjects {
  const ids: number[] = [];
  const left = {
    sector: new Map<string | number, number>(),
    city: new Map<string | number, number>(),
    place: new Map<string | number, number>(),
    product: new Map<string | number, number>(),
  };
  const { minArea, maxArea } = filters;
  for (const project of all) {
    const { id, area } = project;
    if ((minArea !== null || maxArea !== null) && area === null) continue;
    if (area !== null && (area < (minArea ?? area) || area > (maxArea ?? area))) continue;
    const values = valuesOf(project);
    const missed = counted.filter((name) => {
      const wanted = filters[name];
      return wanted !== null && !values[name].includes(wanted);
    });
    if (missed.length === 0) ids.push(id);
    // A project that fails only one filter counts for the other choices of that filter.
    for (const name of counted)
      if (missed.every((other) => other === name))
        for (const value of new Set(values[name])) left[name].set(value, (left[name].get(value) ?? 0) + 1);
  }
  return { ids, left };
}
