import { href } from '../../../content/routes.ts';
import { toId } from '../../../fields/record-id.ts';
import { filterQuery } from '../../links/filtered-address.ts';
import { readPageNumber } from '../../links/numbered-part.ts';
import type { Query } from '../../render/page.ts';
import { readBound, unreadBounds } from '../../render/read-bound.ts';

/** The values of the filters; `null` if a filter is not used. */
export interface Filters {
  /** Keys, see `keyOf`. */
  readonly sector: string | null;
  readonly city: string | null;
  /** Id of a solution. */
  readonly place: number | null;
  /** Id of a product that was used. */
  readonly product: number | null;
  /** Square metres. */
  readonly minArea: number | null;
  readonly maxArea: number | null;
}

/** The order of the filters in forms and addresses. */
export const filterOrder = [
  'sector',
  'city',
  'place',
  'product',
  'minArea',
  'maxArea',
] as const satisfies readonly (keyof Filters)[];
export type FilterName = (typeof filterOrder)[number];

/** The query names of the filters. */
export const filterNames = {
  sector: 'sector',
  city: 'city',
  place: 'place',
  product: 'product',
  minArea: 'min_area',
  maxArea: 'max_area',
} as const satisfies Readonly<Record<FilterName, string>>;

/** The query names that the list reads. */
export const listNames = [...Object.values(filterNames), 'page'] as const;
export type ListQuery = Query<(typeof listNames)[number]>;

export const noFilters: Filters = {
  sector: null,
  city: null,
  place: null,
  product: null,
  minArea: null,
  maxArea: null,
};

/** The key of a name in addresses: `abu-dhabi` for "Abu Dhabi". */
export const keyOf = (word: string): string => word.trim().toLowerCase().replaceAll(/\s+/g, '-');

const readWord = (query: ListQuery, name: 'sector' | 'city'): string | null => keyOf(query.get(name) ?? '') || null;

const readRecordId = (query: ListQuery, name: 'place' | 'product'): number | null =>
  toId(query.get(name) ?? '') ?? null;

/** Larger bounds are ignored. */
const mostMetres = 999_999;

/** Areas in the query that are not numbers, by query name. */
export const readUnread = (query: ListQuery) =>
  unreadBounds(query, [filterNames.minArea, filterNames.maxArea], mostMetres);

/** Reads the filters from the query. Unknown values are ignored. */
export const readFilters = (query: ListQuery): Filters => ({
  sector: readWord(query, 'sector'),
  city: readWord(query, 'city'),
  place: readRecordId(query, 'place'),
  product: readRecordId(query, 'product'),
  minArea: readBound(query, filterNames.minArea, mostMetres),
  maxArea: readBound(query, filterNames.maxArea, mostMetres),
});

/** The page number in the query, from 1. */
export const readPage = (query: ListQuery): number => readPageNumber(query.get('page'));

/** The address of a page of the filtered list. */
export function projectsAddress(filters: Partial<Filters>, page = 1): string {
  const query = filterQuery(filterNames, filterOrder, filters);
  if (page > 1) query.set('page', String(page));
  return href('projectList', {}, query);
}
