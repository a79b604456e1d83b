import { addingSoon } from './pages/adding-soon/page.tsx';
import { category } from './pages/category/page.tsx';
import { home } from './pages/home/page.tsx';
import { privacyPolicy } from './pages/privacy-policy/page.tsx';
import { product } from './pages/product/page.tsx';
import { returnPolicy } from './pages/return-policy/page.tsx';
import { subCategory } from './pages/sub-category/page.tsx';
import { createSite } from './render-page.tsx';

/** Every page of the site, by its address; the only list. */
export const pages = [home, category, subCategory, product, addingSoon, privacyPolicy, returnPolicy] as const;

/** Addresses that moved for good. */
const moved = { '/community': '/our-community' };

export const { renderPage, renderFailure, sitemap } = createSite({ pages, moved });
export { alternates } from './alternates.ts';
export type { Rendered, RenderRequest } from './render-page.tsx';
export type { Assets } from './document.tsx';
