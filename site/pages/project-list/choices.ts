import type { singleProjects } from '../../../content/collections/index.ts';
import type { FacetsOf } from '../../../content/model/reader.ts';
import type { Text } from '../../../fields/field.ts';
import { keyOf } from './filters.ts';
import type { FoundBy } from './find-projects.ts';

export const facetNames = ['sector', 'city', 'places', 'products', 'area'] as const;
export type Facets = FacetsOf<typeof singleProjects, (typeof facetNames)[number]>;

/** The available choices of all filters, regardless of what is chosen. */
export interface Choices {
  readonly projects: readonly FoundBy[];
  /** Names of sectors and cities by their keys. */
  readonly sectors: ReadonlyMap<string, Text>;
  readonly cities: ReadonlyMap<string, Text>;
  readonly places: ReadonlySet<number>;
  readonly products: ReadonlySet<number>;
  /** Square metres; `null` if no project has an area. */
  readonly areas: { readonly min: number; readonly max: number } | null;
}

const made = new WeakMap<readonly Facets[], { readonly english: readonly Facets[]; readonly choices: Choices }>();

/**
 * Cached by the list: the reader returns the same array until a project changes.
 * @param english the same projects in English: the addresses of both languages use English names
 */
export function choicesIn(own: readonly Facets[], english: readonly Facets[]): Choices {
  const known = made.get(own);
  if (known?.english === english) return known.choices;
  const inEnglish = new Map(english.map((project) => [project.id, project]));
  const sectors = new Map<string, Text>();
  const cities = new Map<string, Text>();
  const places = new Set<number>();
  const products = new Set<number>();
  const projects = own.map(({ id, ...project }): FoundBy => {
    const { sector, city } = inEnglish.get(id) ?? project;
    const [sectorKey, cityKey] = [keyOf(sector.text), keyOf(city.text)];
    if (sectorKey !== '' && !sectors.has(sectorKey)) sectors.set(sectorKey, project.sector);
    if (cityKey !== '' && !cities.has(cityKey)) cities.set(cityKey, project.city);
    for (const place of project.places) places.add(place);
    for (const product of project.products) products.add(product);
    return { ...project, id, sector: sectorKey, city: cityKey };
  });
  const sizes = projects.flatMap(({ area }) => (area === null ? [] : [area])).toSorted((a, b) => a - b);
  const [min, max] = [sizes[0], sizes.at(-1)];
  const areas = min === undefined || max === undefined ? null : { min: Math.floor(min), max: Math.ceil(max) };
  const choices = { projects, sectors, cities, places, products, areas };
  made.set(own, { english, choices });
  return choices;
}
