import type { DashboardWord } from '../language/dashboard-words.ts';

/** The places of the navigation bar, in its order. */
export const areas = [
  { word: 'banners', path: '/banners' },
  { word: 'categories', path: '/categories' },
  { word: 'subCategories', path: '/sub_category' },
  { word: 'products', path: '/products' },
  { word: 'projects', path: '/projects' },
  { word: 'singleProjects', path: '/single_project' },
  { word: 'community', path: '/community' },
  { word: 'communityBlogs', path: '/community_blogs' },
] as const satisfies readonly { readonly word: DashboardWord; readonly path: string }[];
