import { href } from '../../../content/routes.ts';
import { toId } from '../../../fields/record-id.ts';
import { filterQuery } from '../../links/filtered-address.ts';
import { readPageNumber } from '../../links/numbered-part.ts';
import type { Query } from '../../render/page.ts';
import { readBound, unreadBounds } from '../../render/read-bound.ts';

/** What a visitor narrowed the projects down to; `null` where he did not. */
export interface Filters {
  /** By their keys, see `keyOf`. */
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

/** In the order in which forms and addresses name them. */
export const filterOrder = [
  'sector',
  'city',
  'place',
  'product',
  'minArea',
  'maxArea',
] as const satisfies readonly (keyof Filters)[];
export type FilterName = (typeof filterOrder)[number];

/** The names of the filters in addresses. */
export const filterNames = {
  sector: 'sector',
  city: 'city',
  place: 'place',
  product: 'product',
  minArea: 'min_area',
  maxArea: 'max_area',
} as const satisfies Readonly<Record<FilterName, string>>;

/** What the list reads of its address. */
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

/** A word as addresses name it: `abu-dhabi` of "Abu Dhabi". */
export const keyOf = (word: string): string => word.trim().toLowerCase().replaceAll(/\s+/g, '-');

const readWord = (query: ListQuery, name: 'sector' | 'city'): string | null => keyOf(query.get(name) ?? '') || null;

const readRecordId = (query: ListQuery, name: 'place' | 'product'): number | null =>
  toId(query.get(name) ?? '') ?? null;

/** Larger bounds narrow nothing. */
const mostMetres = 999_999;

/** What was typed as an area and is no number, by its name in the address. */
export const readUnread = (query: ListQuery) =>
  unreadBounds(query, [filterNames.minArea, filterNames.maxArea], mostMetres);

/** The filters of an address; what is none is passed over. */
export const readFilters = (query: ListQuery): Filters => ({
  sector: readWord(query, 'sector'),
  city: readWord(query, 'city'),
  place: readRecordId(query, 'place'),
  product: readRecordId(query, 'product'),
  minArea: readBound(query, filterNames.minArea, mostMetres),
  maxArea: readBound(query, filterNames.maxArea, mostMetres),
});

/** The part of the list that an address names, counted from 1. */
export const readPage = (query: ListQuery): number => readPageNumber(query.get('page'));

/** A part of the list under some filters. */
export function projectsAddress(filters: Partial<Filters>, page = 1): string {
  const query = filterQuery(filterNames, filterOrder, filters);
  if (page > 1) query.set('page', String(page));
  return href('projectList', {}, query);
}
