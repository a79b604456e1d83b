import type { DashboardWord } from '../language/dashboard-words.ts';

export interface Area {
  readonly word: DashboardWord;
  readonly path: string;
  /** First parts of the addresses of screens that belong to the area, beside its own. */
  readonly holds: readonly string[];
}

/** The places of the navigation bar, in its order. */
export const areas: readonly Area[] = [
  {
    word: 'banners',
    path: '/banners',
    holds: ['hero-banners', 'product-banners', 'content-slider', 'cards-slider', 'body-slider'],
  },
  { word: 'categories', path: '/categories', holds: [] },
  { word: 'subCategories', path: '/sub_category', holds: [] },
  { word: 'products', path: '/products', holds: ['product'] },
  { word: 'projects', path: '/projects', holds: [] },
  { word: 'singleProjects', path: '/single_project', holds: ['manage_singel_project'] },
  { word: 'community', path: '/community', holds: [] },
  { word: 'communityBlogs', path: '/community_blogs', holds: [] },
];

/** The places of the header's second menu: what goes beyond the bar. */
export const moreAreas = [
  { word: 'overview', path: '/' },
  { word: 'enquiries', path: '/enquiries' },
  { word: 'bookings', path: '/bookings' },
  { word: 'subscribers', path: '/subscribers' },
  { word: 'outbox', path: '/outbox' },
  { word: 'person', path: '/people' },
  { word: 'moderation', path: '/moderation' },
  { word: 'mediaLibrary', path: '/media' },
  { word: 'links', path: '/links' },
  { word: 'history', path: '/history' },
  { word: 'account', path: '/account' },
  { word: 'settings', path: '/settings' },
  { word: 'backup', path: '/backup' },
] as const satisfies readonly Pick<Area, 'word' | 'path'>[];

/** True for an address, below `/dashboard`, of a screen that belongs to an area. */
export function isInArea({ path, holds }: Area, address: string): boolean {
  const [, first = ''] = address.split('/');
  return first === path.slice(1) || holds.includes(first);
}
