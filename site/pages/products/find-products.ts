import { type Environment, type Facets, filterOrder, type Filters } from './filters.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** What there is to choose from, whatever is chosen. */
export interface Choices {
  /** The categories of all products. */
  readonly categories: ReadonlySet<number>;
  readonly environments: ReadonlySet<Environment>;
  /** The solutions that products name as their places. */
  readonly places: ReadonlySet<number>;
  /** `null` where no product has one. */
  readonly sizes: Range | null;
  readonly pitches: Range | null;
}

/** The products that fit, by position, and how many would if another category or another environment were chosen. */
export interface FoundProducts {
  readonly ids: readonly number[];
  readonly ofCategory: ReadonlyMap<number, number>;
  readonly ofEnvironment: ReadonlyMap<Environment, number>;
}

const widened = (range: Range | null, value: number | null): Range | null =>
  value === null || (range !== null && value >= range.min && value <= range.max)
    ? range
    : { min: Math.min(range?.min ?? value, value), max: Math.max(range?.max ?? value, value) };

const choices = new WeakMap<readonly Facets[], Choices>();

/** Found once for a list: the reader hands on the same one until a product changes. */
export function choicesIn(all: readonly Facets[]): Choices {
  const known = choices.get(all);
  if (known !== undefined) return known;
  const categories = new Set<number>();
  const environments = new Set<Environment>();
  const places = new Set<number>();
  let [sizes, pitches]: [Range | null, Range | null] = [null, null];
  for (const { category, environment, size, largestSize, pitch, places: named } of all) {
    if (category !== null) categories.add(category);
    if (environment !== '') environments.add(environment);
    for (const place of named) places.add(place);
    sizes = widened(widened(sizes, size), largestSize);
    pitches = widened(pitches, pitch);
  }
  const found = { categories, environments, places, sizes, pitches };
  choices.set(all, found);
  return found;
}

/** Whether any value from the least to the most lies between the bounds. */
const isWithin = (least: number | null, most: number | null, min: number | null, max: number | null): boolean =>
  (min === null && max === null) ||
  (least !== null && (most ?? least) >= (min ?? -Infinity) && least <= (max ?? Infinity));

/** Looks at each product once; one of unknown size is left out where a size is asked for, one of several counts with all. */
export function findProducts(all: readonly Facets[], filters: Filters): FoundProducts {
  const ids: number[] = [];
  const ofCategory = new Map<number, number>();
  const ofEnvironment = new Map<Environment, number>();
  const { category: wanted, environment: wantedEnvironment, place, minSize, maxSize, minPitch, maxPitch } = filters;
  for (const { id, category, environment, size, largestSize, pitch, places } of all) {
    if (place !== null && !places.includes(place)) continue;
    const isOfCategory = wanted === null || category === wanted;
    const isOfUse = wantedEnvironment === null || environment === wantedEnvironment;
    if (!(isOfCategory || isOfUse)) continue;
    if (!isWithin(size, largestSize, minSize, maxSize) || !isWithin(pitch, pitch, minPitch, maxPitch)) continue;
    if (isOfCategory && isOfUse) ids.push(id);
    if (isOfUse && category !== null) ofCategory.set(category, (ofCategory.get(category) ?? 0) + 1);
    if (isOfCategory && environment !== '') ofEnvironment.set(environment, (ofEnvironment.get(environment) ?? 0) + 1);
  }
  return { ids, ofCategory, ofEnvironment };
}

/** The products that miss one of the filters only, those that miss the last of them first; all where none does. */
export function nearestProducts(all: readonly Facets[], filters: Filters): readonly number[] {
  const used = filterOrder.filter((name) => filters[name] !== null).toReversed();
  const near = new Set(used.flatMap((name) => findProducts(all, { ...filters, [name]: null }).ids));
  return near.size > 0 ? [...near] : all.map(({ id }) => id);
}
