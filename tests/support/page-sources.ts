import { leadingLanguage } from '../../content/language-prefix.ts';
import { matchPath } from '../../content/match-path.ts';
import { type RouteName, routes } from '../../content/routes.ts';

/** The folder of each page below `site/pages/`. */
const folders = {
  home: 'home',
  about: 'about',
  projects: 'projects',
  project: 'project',
  projectList: 'project-list',
  solutions: 'solutions',
  solution: 'solution',
  community: 'our-community',
  vision: 'the-vision',
  category: 'category',
  subCategory: 'sub-category',
  product: 'product',
  products: 'products',
  productMenu: 'product-menu',
  compare: 'compare',
  planner: 'planner',
  quotation: 'quotation',
  search: 'search',
  contact: 'contact',
  showroom: 'showroom',
  quote: 'quote',
  register: 'register',
  addingSoon: 'adding-soon',
  privacyPolicy: 'privacy-policy',
  returnPolicy: 'return-policy',
} satisfies Record<RouteName, string>;

const patterns = new Map<string, string>(Object.entries(routes));

/** Returns the folder of the source of a page, by its address with or without a language. */
export function pageSources(address: string): readonly string[] {
  const [path = '/'] = address.split('?');
  const language = leadingLanguage(path);
  const bare = language === null ? path : path.slice(language.length + 1) || '/';
  return Object.entries(folders)
    .filter(([name]) => matchPath(patterns.get(name) ?? '', bare) !== null)
    .map(([, folder]) => `site/pages/${folder}/`);
}
