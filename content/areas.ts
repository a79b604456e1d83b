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

/** An area is named by the word it is called by. */
export type AreaName = (typeof declared)[number]['word'];

/** A part of the dashboard that has a place in its navigation bar. */
export interface Area {
  readonly word: AreaName;
  /** Its first screen, below `/dashboard`: that of a collection, or else a menu of the area's screens. */
  readonly path: string;
  /** The heading of that menu. */
  readonly title?: DashboardMessage;
}

/** The places of the dashboard's navigation bar, in its order. */
export const areas: readonly Area[] = declared;
