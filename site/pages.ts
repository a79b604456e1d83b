import { about } from './pages/about/page.tsx';
import { addingSoon } from './pages/adding-soon/page.tsx';
import { category } from './pages/category/page.tsx';
import { compare } from './pages/compare/page.tsx';
import { contact } from './pages/contact/page.tsx';
import { home } from './pages/home/page.tsx';
import { ourCommunity } from './pages/our-community/page.tsx';
import { privacyPolicy } from './pages/privacy-policy/page.tsx';
import { product } from './pages/product/page.tsx';
import { productList } from './pages/products/page.tsx';
import { project } from './pages/project/page.tsx';
import { projects } from './pages/projects/page.tsx';
import { register } from './pages/register/page.tsx';
import { returnPolicy } from './pages/return-policy/page.tsx';
import { search } from './pages/search/page.tsx';
import { subCategory } from './pages/sub-category/page.tsx';
import { theVision } from './pages/the-vision/page.tsx';
import { createSite } from './render-page.tsx';

/** Every page of the site, by its address; the only list. */
export const pages = [
  home,
  about,
  projects,
  project,
  ourCommunity,
  theVision,
  category,
  subCategory,
  product,
  productList,
  compare,
  search,
  contact,
  register,
  addingSoon,
  privacyPolicy,
  returnPolicy,
] as const;

/** Addresses that moved for good. */
const moved = { '/community': '/our-community' };

export const { renderPage, renderFailure, readQuery, hasPage, namesOf, namedPages, sitemap } = createSite({
  pages,
  moved,
});
export { alternates } from './alternates.ts';
export type { Rendered, RenderRequest } from './render-page.tsx';
export type { Assets } from './document.tsx';
export type { RefusedForm } from './form-outcome.ts';
