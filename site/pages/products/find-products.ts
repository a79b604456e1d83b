import { type Environment, type Facets, filterOrder, type Filters } from './filters.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The available choices of all filters, regardless of what is chosen. */
export interface Choices {
  /** The categories of all products. */
  readonly categories: ReadonlySet<number>;
  readonly environments: ReadonlySet<Environment>;
  /** The solutions that products name as their places. */
  readonly places: ReadonlySet<number>;
  /** `null` if no product has a size. */
  readonly sizes: Range | null;
  readonly pitches: Range | null;
}

/** The matching products in list order, and the number of matches for each other category and environment. */
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

/** Cached by the list: the reader returns the same array until a product changes. */
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

/** True if the range from `least` to `most` overlaps the bounds. */
const isWithin = (least: number | null, most: number | null, min: number | null, max: number | null): boolean =>
  (min === null && max === null) ||
  (least !== null && (most ?? least) >= (min ?? -Infinity) && least <= (max ?? Infinity));

/**
 * Tests each product once. A product of unknown size never matches a size filter; one with several sizes matches with
 * each of them.
 */
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

/**
 * The products that fail only one of the filters, those failing the last filter first; all products if there are none.
 */
export function nearestProducts(all: readonly Facets[], filters: Filters): readonly number[] {
  const used = filterOrder.filter((name) => filters[name] !== null).toReversed();
  const near = new Set(used.flatMap((name) => findProducts(all, { ...filters, [name]: null }).ids));
  return near.size > 0 ? [...near] : all.map(({ id }) => id);
}
