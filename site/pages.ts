import { formerRoutes, type RouteName, routes } from '../content/routes.ts';
import type { Page } from './render/page.ts';
import { about } from './pages/about/page.tsx';
import { addingSoon } from './pages/adding-soon/page.tsx';
import { category } from './pages/category/page.tsx';
import { compare } from './pages/compare/page.tsx';
import { contact } from './pages/contact/page.tsx';
import { home } from './pages/home/page.tsx';
import { quotation } from './pages/quotation/page.tsx';
import { ourCommunity } from './pages/our-community/page.tsx';
import { planner } from './pages/planner/page.tsx';
import { privacyPolicy } from './pages/privacy-policy/page.tsx';
import { product } from './pages/product/page.tsx';
import { productMenu } from './pages/product-menu/page.tsx';
import { productList } from './pages/products/page.tsx';
import { project } from './pages/project/page.tsx';
import { projectList } from './pages/project-list/page.tsx';
import { projects } from './pages/projects/page.tsx';
import { quote } from './pages/quote/page.tsx';
import { register } from './pages/register/page.tsx';
import { returnPolicy } from './pages/return-policy/page.tsx';
import { search } from './pages/search/page.tsx';
import { showroom } from './pages/showroom/page.tsx';
import { solution } from './pages/solution/page.tsx';
import { solutions } from './pages/solutions/page.tsx';
import { subCategory } from './pages/sub-category/page.tsx';
import { theVision } from './pages/the-vision/page.tsx';
import { createSite } from './render/render-page.tsx';

/** All pages of the site, by their names in the map of routes. This is the only list. */
const byName = {
  home,
  about,
  projects,
  project,
  projectList,
  solutions,
  solution,
  community: ourCommunity,
  vision: theVision,
  category,
  subCategory,
  product,
  products: productList,
  productMenu,
  compare,
  planner,
  quotation,
  search,
  contact,
  showroom,
  quote,
  register,
  addingSoon,
  privacyPolicy,
  returnPolicy,
} satisfies { readonly [Name in RouteName]: Page & { readonly path: (typeof routes)[Name] } };

export const pages: readonly Page[] = Object.values(byName);

export const { renderPage, renderFailure, readQuery, namedPages, sitemapParts, sitemap } = createSite({
  pages,
  moved: { [formerRoutes.community]: routes.community },
});
export { alternates } from './links/alternates.ts';
export { plannedWalls } from './pages/planner/planned-walls.ts';
export type { Rendered, RenderRequest } from './render/render-document.tsx';
export type { Assets } from './render/document.tsx';
export type { RefusedForm } from './render/form-outcome.ts';
