import type { DashboardMessage } from '../language/dashboard-messages.ts';

const declared = [
  { word: 'banners', path: '/banners', title: 'bannersTitle' },
  { word: 'categories', path: '/categories' },
  { word: 'subCategories', path: '/sub_category' },
  { word: 'products', path: '/products' },
  { word: 'projects', path: '/projects' },
  { word: 'singleProjects', path: '/single_project' },
  { word: 'community', path: '/community' },
  { word: 'communityBlogs', path: '/community_blogs' },
] as const satisfies readonly {
  readonly word: DashboardMessage;
  readonly path: string;
  readonly title?: DashboardMessage;
}[];

/** The name of an area is the key of its label. */
export type AreaName = (typeof declared)[number]['word'];

/** An entry of the dashboard's navigation bar. */
export interface Area {
  readonly word: AreaName;
  /** Its first screen, below `/dashboard`: that of a collection, or a menu of the area's screens. */
  readonly path: string;
  /** The heading of that menu. */
  readonly title?: DashboardMessage;
}

/** The entries of the dashboard's navigation bar, in order. */
export const areas: readonly Area[] = declared;
