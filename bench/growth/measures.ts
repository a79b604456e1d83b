import type { BenchRequest } from '../start-server.ts';
import { firstId, type Proportions } from './fill/proportions.ts';
import { type Known, productFields } from './fill/records.ts';
import { mix, pick, venues, virtues } from './fill/words.ts';

/** The groups of the table, each with its own plot. */
export const groups = {
  pages: 'Pages',
  calls: 'Public calls',
  records: 'The dashboard: records',
  visitors: 'The dashboard: visitors and history',
  process: 'The process',
} as const;
export type Group = keyof typeof groups;

/** The site of a measure, as far as requests depend on it. */
export interface AskedSite {
  readonly counts: Proportions;
  readonly known: Known;
}

export interface Measure {
  readonly name: string;
  readonly label: string;
  readonly group: Group;
  /** True: sent to the server with a page cache; the other one renders each page. */
  readonly isCached?: boolean;
  /** True: requested by the administrator; default: by a visitor. */
  readonly isInside?: boolean;
  /** The request of a turn. Each differs where an answer could be cached. */
  readonly request: (site: AskedSite, turn: number) => BenchRequest;
}

const someProduct = ({ counts }: AskedSite, turn: number): number => firstId + (mix(turn, 31) % counts.products);

const listed = 50;
/** An id with enough rows after it for a full part, in the smallest site, too. */
const someStart = ({ counts }: AskedSite, turn: number): number =>
  firstId + (mix(turn, 38) % Math.max(1, counts.products - listed));

/** A full part of the sitemap. */
const somePart = ({ counts }: AskedSite, turn: number): string =>
  `products-${(Math.floor(firstId / 100) + (mix(turn, 41) % Math.floor(counts.products / 100 || 1))) * 100}`;

const json = { 'content-type': 'application/json' };
const sending = (path: string, body: object, method = 'POST'): BenchRequest => ({
  path: `/api/en${path}`,
  method,
  headers: json,
  body: JSON.stringify(body),
});

const outside = (
  name: string,
  label: string,
  group: Group,
  path: (site: AskedSite, turn: number) => string,
): Measure => ({
  name,
  label,
  group,
  request: (site, turn) => ({ path: path(site, turn) }),
});

const inside = (
  name: string,
  label: string,
  group: Group,
  path: (site: AskedSite, turn: number) => string,
): Measure => ({
  ...outside(name, label, group, (site, turn) => `/api/en${path(site, turn)}`),
  isInside: true,
});

/** The requests that each site receives in turns. The cost of a request is the processor time of its server. */
export const measures: readonly Measure[] = [
  { ...outside('cached', 'A cached page', 'pages', () => '/en'), isCached: true },
  outside('home', 'Home, rendered', 'pages', () => '/en'),
  outside('product', 'A product, rendered', 'pages', (site, turn) => `/en/product/${someProduct(site, turn)}`),
  outside(
    'products',
    'The list of products with filters',
    'pages',
    // In the smallest site, too, more products match than are shown.
    (_site, turn) => `/en/products?environment=indoor&min_pitch=2&max_pitch=${7 + (turn % 3)}`,
  ),
  outside('community', 'The community, rendered', 'pages', () => '/en/our-community'),
  outside('gone', 'A missing product', 'pages', (_site, turn) => `/en/product/${900_000_000 + turn}`),
  outside('sitemap', 'The sitemap', 'pages', () => '/sitemap.xml'),
  outside(
    'sitemap-part',
    'A part of the sitemap',
    'pages',
    (site, turn) => `/sitemap.xml?part=${somePart(site, turn)}`,
  ),

  outside(
    'list',
    'A part of the list of products',
    'calls',
    (site, turn) => `/api/en/products?limit=${listed}&after=${someStart(site, turn)}`,
  ),
  outside('record', 'One product', 'calls', (site, turn) => `/api/en/products/${someProduct(site, turn)}`),
  outside(
    'search',
    'Search: two words',
    'calls',
    (_site, turn) => `/api/en/search?limit=6&q=${pick(virtues, turn, 33).en}+${pick(venues, turn, 34).en}`,
  ),
  outside(
    'search-rare',
    'Search: a word of one product',
    'calls',
    (site, turn) => `/api/en/search?q=${mix(turn, 35) % site.counts.products}`,
  ),
  outside(
    'search-typo',
    'Search: a typing error',
    'calls',
    (_site, turn) => `/api/en/search?q=${['modulra', 'curevd', 'hopsital', 'sealde'][turn % 4]}`,
  ),

  {
    name: 'create',
    label: 'Creating a product',
    group: 'records',
    isInside: true,
    request: ({ known }, turn) => sending('/products', productFields(turn, known)),
  },
  {
    name: 'save',
    label: 'Saving a product',
    group: 'records',
    isInside: true,
    request: (site, turn) =>
      sending(
        `/products/${someProduct(site, turn)}`,
        { headline: { en: `Again ${turn} ${Date.now()}`, ar: `مرة ${turn}` } },
        'PUT',
      ),
  },
  inside(
    'dashboard-list',
    'The list of products, a part',
    'records',
    // The second part of the table.
    (site, turn) =>
      `/lists/products/rows?columns=category,environment,image&limit=${listed}&after=${someStart(site, turn)}`,
  ),
  inside(
    'finder',
    'The search of the dashboard',
    'records',
    (_site, turn) => `/records?q=${pick(venues, turn, 36).en}`,
  ),
  inside('site-pages', 'Pages to link to', 'records', () => '/site-pages?q=led'),
  inside('completeness', 'Completeness', 'records', () => '/completeness'),
  inside('library', 'The library of files, a part', 'records', () => '/media'),
  inside(
    'library-words',
    'Files found by words',
    'records',
    ({ counts }, turn) => `/media?q=growth-${1 + (mix(turn, 40) % counts.files)}.jpg`,
  ),
  inside('library-unused', 'Unused files, a part', 'records', () => '/media?unused=1'),

  inside('history', 'The history, a part', 'visitors', () => '/revisions'),
  inside(
    'history-of',
    'The history of a record',
    'visitors',
    ({ counts }, turn) => `/revisions?collection=products&id=${firstId + (mix(turn, 39) % counts.edited)}`,
  ),
  inside('inbox', 'The inbox, a part', 'visitors', () => '/enquiries'),
  {
    name: 'inbox-find',
    label: 'The inbox: words',
    group: 'visitors',
    isInside: true,
    request: (_site, turn) => sending('/enquiries/find', { q: `visitor${turn % 100}@` }),
  },
  inside('moderation', 'Moderation, a part', 'visitors', () => '/messages'),
  inside('pending', 'Pending moderation', 'visitors', () => '/held'),
  inside('subscribers', 'Subscribers, a part', 'visitors', () => `/subscribers?limit=${listed}`),
  inside('metrics', 'Metrics', 'visitors', () => '/figures'),
];
