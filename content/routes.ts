import { hyphenate } from './hyphenate.ts';
import type { ParamsOf } from './match-path.ts';

/** Every page of the site by its address, without a language in front; written nowhere else. */
export const routes = {
  home: '/',
  about: '/about',
  projects: '/projects',
  project: '/project/:id/:name*',
  projectList: '/all-projects',
  solutions: '/solutions',
  solution: '/solution/:id/:name*',
  community: '/our-community',
  vision: '/the-vision',
  category: '/one-category/:id/:name*',
  subCategory: '/sub-category/:id/:name*',
  product: '/product/:id/:name*',
  products: '/products',
  productMenu: '/product-menu',
  compare: '/compare',
  planner: '/planner',
  quotation: '/offers/:address',
  search: '/search',
  contact: '/contact',
  quote: '/quote',
  register: '/register',
  addingSoon: '/adding_soon',
  privacyPolicy: '/privacy-policy',
  returnPolicy: '/return-policy',
} as const;

export type RouteName = keyof typeof routes;
type Pattern<Name extends RouteName> = (typeof routes)[Name];

/** The pages that show one record each, by its id. */
export type RecordRoute = {
  [Name in RouteName]: Pattern<Name> extends `${string}/:id/${string}` ? Name : never;
}[RouteName];

/** Where pages stood before they moved for good; these addresses lead to them. */
export const formerRoutes = { community: '/community' } as const satisfies { readonly [Name in RouteName]?: string };

/** What stands in the places of an address. */
export type RouteParams<Name extends RouteName> = {
  readonly [Key in keyof ParamsOf<Pattern<Name>>]: string | number;
};

/** What `href` needs beside a page's name: nothing where its address has no places that must be filled. */
export type HrefDetails<Name extends RouteName> = Name extends RecordRoute
  ? [params: RouteParams<Name>, query?: string | URLSearchParams]
  : [params?: RouteParams<Name>, query?: string | URLSearchParams];

const partsOf = new Map(Object.entries(routes).map(([name, pattern]) => [name, pattern.split('/')]));

/** As `href`, of a page whose name is known only while the program runs; places it has no words for stay empty. */
export function fillRoute(
  name: RouteName,
  params: Readonly<Record<string, string | number | undefined>>,
  query: string | URLSearchParams = '',
): string {
  const parts = (partsOf.get(name) ?? []).flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = hyphenate(String(params[part.slice(1).replace(/[?*]$/, '')] ?? ''));
    return value === '' ? [] : [value];
  });
  const behind = String(query);
  return behind === '' ? parts.join('/') : `${parts.join('/')}?${behind}`;
}

/**
 * The address of a page, encoded, without origin and language: `href('product', { id: 68, name: 'The Vision' })` is
 * `/product/68/The-Vision`.
 *
 * @param details what stands in the places of its address, and what stands behind the question mark
 */
export function href<Name extends RouteName>(name: Name, ...details: HrefDetails<Name>): string {
  const [params = {}, query] = details;
  return fillRoute(name, params, query);
}
