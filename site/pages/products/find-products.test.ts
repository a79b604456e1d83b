import { expect, it } from 'vitest';
import { type Environment, type Facets, type Filters, noFilters } from './filters.ts';
import { choicesIn, findProducts, nearestProducts } from './find-products.ts';

const places: readonly (Environment | '')[] = ['indoor', 'outdoor', 'indoor', ''];
const productOf = (index: number): Facets => ({
  id: index + 1,
  category: index % 7 === 0 ? null : index % 3,
  environment: places[index % 4] ?? '',
  size: index % 5 === 0 ? null : 20 + ((index * 13) % 80),
  largestSize: index % 10 === 3 ? 120 : null,
  places: index % 4 === 0 ? [] : [index % 3, 9],
  pitch: index % 6 === 0 ? null : 1 + ((index * 7) % 30) / 10,
});
const all = Array.from({ length: 200 }, (_, index) => productOf(index));

const isWithin = (value: number | null, min: number | null, max: number | null): boolean =>
  (min === null && max === null) || (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));
/** All whole inches within the sizes of a product. */
const sizesOf = ({ size, largestSize }: Facets): readonly (number | null)[] =>
  size === null || largestSize === null
    ? [size]
    : Array.from({ length: largestSize - size + 1 }, (_, step) => size + step);
const fits = (product: Facets, { category, environment, place, ...bounds }: Filters): boolean =>
  (category === null || product.category === category) &&
  (environment === null || product.environment === environment) &&
  (place === null || product.places.includes(place)) &&
  sizesOf(product).some((size) => isWithin(size, bounds.minSize, bounds.maxSize)) &&
  isWithin(product.pitch, bounds.minPitch, bounds.maxPitch);

const questions: readonly Partial<Filters>[] = [
  {},
  { category: 1 },
  { environment: 'outdoor' },
  { category: 2, environment: 'indoor' },
  { place: 2 },
  { place: 9, environment: 'indoor', minSize: 30 },
  { category: 2, minSize: 40, maxSize: 70 },
  { environment: 'indoor', minPitch: 2.5 },
  { category: 1, environment: 'outdoor', maxSize: 60, minPitch: 1.2, maxPitch: 3 },
  { minSize: 100 },
  { category: 900 },
];

it.each(questions)(
  'the products under the filters %j are those that fit, with what each choice would leave',
  (some) => {
    const filters = { ...noFilters, ...some };
    const { ids, ofCategory, ofEnvironment } = findProducts(all, filters);
    const fitting = (others: Filters) => all.filter((product) => fits(product, others));
    expect(ids).toEqual(fitting(filters).map(({ id }) => id));
    for (const category of [0, 1, 2])
      expect(ofCategory.get(category) ?? 0).toBe(fitting({ ...filters, category }).length);
    for (const environment of ['indoor', 'outdoor'] as const)
      expect(ofEnvironment.get(environment) ?? 0).toBe(fitting({ ...filters, environment }).length);
  },
);

it('each product is read once for any filters, and once a list for the choices', () => {
  let looks = 0;
  const watched = all.map((product) => ({
    ...product,
    get environment() {
      looks += 1;
      return product.environment;
    },
  }));
  findProducts(watched, { ...noFilters, category: 1, environment: 'indoor', minSize: 30 });
  expect(looks).toBe(all.length);
  const there = choicesIn(watched);
  expect(choicesIn(watched)).toBe(there);
  expect(looks).toBe(2 * all.length);
  expect(there).toEqual({
    categories: new Set([0, 1, 2]),
    environments: new Set(['indoor', 'outdoor']),
    places: new Set([1, 9, 2, 0]),
    sizes: { min: 21, max: 120 },
    pitches: { min: 1.1, max: 3.9 },
  });
  expect(choicesIn([])).toEqual({
    categories: new Set(),
    environments: new Set(),
    places: new Set(),
    sizes: null,
    pitches: null,
  });
});

it('nearest to filters that nothing fits are the products that miss one of them', () => {
  const filters = { ...noFilters, environment: 'outdoor', minPitch: 90 } as const;
  expect(findProducts(all, filters).ids).toEqual([]);
  expect(nearestProducts(all, filters)).toEqual(
    all.filter(({ environment }) => environment === 'outdoor').map(({ id }) => id),
  );
  expect(nearestProducts(all, { ...filters, category: 900 })).toHaveLength(all.length);
});
