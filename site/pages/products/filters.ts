import type { products } from '../../../content/collections/index.ts';
import { href } from '../../../content/routes.ts';
import { toId } from '../../../fields/record-id.ts';
import { filterQuery } from '../../links/filtered-address.ts';
import { readPageNumber } from '../../links/numbered-part.ts';
import type { Query } from '../../render/page.ts';
import { readBound, unreadBounds } from '../../render/read-bound.ts';
import type { FacetsOf } from '../../../content/model/reader.ts';
import type { PartOfView } from '../../../content/model/collection.ts';

/** The fields of a product that the list shows. */
export const listedFields = [
  'name',
  'headline',
  'description',
  'image',
  'banner',
  'environment',
  'pitch',
  'rowPitch',
  'size',
  'largestSize',
  'brightness',
  'category',
] as const;
export type Product = PartOfView<typeof products, (typeof listedFields)[number]>;
/** The fields of a product that the filters read. */
export type Facets = FacetsOf<
  typeof products,
  'category' | 'environment' | 'size' | 'largestSize' | 'pitch' | 'places'
>;
export type Environment = Exclude<Product['environment'], ''>;

export const environments: readonly Environment[] = ['indoor', 'outdoor'];

/** The values of the filters; `null` if a filter is not used. */
export interface Filters {
  /** Id of a category. */
  readonly category: number | null;
  readonly environment: Environment | null;
  /** Id of a solution. */
  readonly place: number | null;
  /** Screen diagonals in inches. */
  readonly minSize: number | null;
  readonly maxSize: number | null;
  /** Pixel pitch in millimetres. */
  readonly minPitch: number | null;
  readonly maxPitch: number | null;
}

/** The order of the filters in forms and addresses. */
export const filterOrder = [
  'category',
  'environment',
  'place',
  'minSize',
  'maxSize',
  'minPitch',
  'maxPitch',
] as const satisfies readonly (keyof Filters)[];
export type FilterName = (typeof filterOrder)[number];

/** The query names of the filters. */
export const filterNames = {
  category: 'category',
  environment: 'environment',
  place: 'place',
  minSize: 'min_size',
  maxSize: 'max_size',
  minPitch: 'min_pitch',
  maxPitch: 'max_pitch',
} as const satisfies Readonly<Record<FilterName, string>>;

/** The query names that the list of products reads. */
export const listNames = [...Object.values(filterNames), 'compare', 'page'] as const;
export type ListQuery = Query<(typeof listNames)[number]>;

export const noFilters: Filters = {
  category: null,
  environment: null,
  place: null,
  minSize: null,
  maxSize: null,
  minPitch: null,
  maxPitch: null,
};

/** Reads an id from the query. Ids are positive integers. */
const readRecordId = (query: ListQuery, name: 'category' | 'place'): number | null =>
  toId(query.get(filterNames[name])?.trim() ?? '') ?? null;

/** Larger bounds are ignored. */
const mostBound = 99_999;

export type BoundName = 'minSize' | 'maxSize' | 'minPitch' | 'maxPitch';
const boundNames = [filterNames.minSize, filterNames.maxSize, filterNames.minPitch, filterNames.maxPitch] as const;

/** Sizes and pitches in the query that are not numbers, by query name. */
export const readUnread = (query: ListQuery) => unreadBounds(query, boundNames, mostBound);

/** Reads the filters from the query. Unknown values are ignored. */
export function readFilters(query: ListQuery): Filters {
  return {
    category: readRecordId(query, 'category'),
    environment: environments.find((environment) => environment === query.get(filterNames.environment)) ?? null,
    place: readRecordId(query, 'place'),
    minSize: readBound(query, filterNames.minSize, mostBound),
    maxSize: readBound(query, filterNames.maxSize, mostBound),
    minPitch: readBound(query, filterNames.minPitch, mostBound),
    maxPitch: readBound(query, filterNames.maxPitch, mostBound),
  };
}

/** The page number in the query, from 1. */
export const readPage = (query: ListQuery): number => readPageNumber(query.get('page'));

/** The address of a page of the filtered list, with the ids of the products chosen for comparison. */
export function productsAddress(filters: Filters, compare: readonly number[] = [], page = 1): string {
  const query = filterQuery(filterNames, filterOrder, filters);
  if (compare.length > 0) query.set('compare', compare.join(','));
  if (page > 1) query.set('page', String(page));
  const text = query.toString().replaceAll('%2C', ',');
  return href('products', {}, text);
}
