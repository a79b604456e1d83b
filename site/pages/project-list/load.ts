import { products, singleProjects } from '../../../content/collections/index.ts';
import type { PageRequest } from '../../render/page.ts';
import { partOf } from '../../links/numbered-part.ts';
import { readVenues } from '../../render/read-venues.ts';
import { choicesIn, facetNames } from './choices.ts';
import { type listNames, readFilters, readPage, readUnread } from './filters.ts';
import { findProjects } from './find-projects.ts';

export type ProjectListData = Awaited<ReturnType<typeof loadProjectList>>;

/** Fills rows of two and three. */
const atOnce = 24;

/** Most sectors, cities and products offered as filters. */
const mostChoices = 40;

/** The fields of a project that the list shows. */
const listedFields = ['title', 'subtitle', 'icon', 'sector', 'city', 'area', 'products'] as const;

/** Loads a page of the filtered projects in list order, and the number of matches for each choice. */
export async function loadProjectList({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, (typeof listNames)[number]>, 'query' | 'reader' | 'attempt'>) {
  const [read] = await attempt('Failed to fetch the projects', async () => [
    await Promise.all([reader, reader.inLanguage('en')].map((one) => one.facets(singleProjects, facetNames))),
  ]);
  const [own = [], english = []] = read ?? [];
  const there = choicesIn(own, english);
  const filters = readFilters(query);
  const { ids, left } = findProjects(there.projects, filters);
  const count = ids.length;
  const { page, pages, start, end } = partOf(count, { page: readPage(query), atOnce });
  const offered = [...there.products].slice(0, mostChoices);
  const listed = new Set(ids.slice(start, end));
  const firstUsed = there.projects.filter(({ id }) => listed.has(id)).flatMap(({ products }) => products.slice(0, 1));
  const [shown, places, used] = await Promise.all([
    attempt('Failed to fetch the projects', () => reader.some(singleProjects, ids.slice(start, end), listedFields)),
    attempt('Failed to fetch the places', () => readVenues(reader, there.places)),
    attempt('Failed to fetch the products', () =>
      reader.some(products, [...new Set([...offered, ...firstUsed])], ['name', 'pitch', 'rowPitch', 'largestSize']),
    ),
  ]);
  const words = (name: 'sector' | 'city', all: typeof there.sectors) =>
    [...all].slice(0, mostChoices).map(([key, label]) => ({ key, label, count: left[name].get(key) ?? 0 }));
  return {
    filters,
    unread: readUnread(query),
    /** Each project with its first display; `null` if it names none. */
    projects: shown.map((project) => ({
      ...project,
      display: used.find(({ id }) => id === project.products[0]) ?? null,
    })),
    /** Number of matches. */
    count,
    page,
    pages,
    hasFailed: read === undefined,
    total: there.projects.length,
    sectors: words('sector', there.sectors),
    cities: words('city', there.cities),
    places: places.map(({ id, title }) => ({ key: String(id), label: title, count: left.place.get(id) ?? 0 })),
    products: used
      .filter(({ id }) => offered.includes(id))
      .map(({ id, name }) => ({ key: String(id), label: name, count: left.product.get(id) ?? 0 })),
    areas: there.areas,
  };
}
