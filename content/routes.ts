import { hyphenate } from './hyphenate.ts';
import type { ParamsOf } from './match-path.ts';

/** The routes of all pages of the site, without a language. They are declared only here. */
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
  showroom: '/showroom',
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

/** Former routes of pages that moved permanently; they redirect. */
export const formerRoutes = { community: '/community' } as const satisfies { readonly [Name in RouteName]?: string };

/** The path parameters of a route. */
export type RouteParams<Name extends RouteName> = {
  readonly [Key in keyof ParamsOf<Pattern<Name>>]: string | number;
};

/** The arguments of `href` after the page's name: none if the route has no required path parameters. */
export type HrefDetails<Name extends RouteName> = Name extends RecordRoute
  ? [params: RouteParams<Name>, query?: string | URLSearchParams]
  : [params?: RouteParams<Name>, query?: string | URLSearchParams];

const partsOf = new Map(Object.entries(routes).map(([name, pattern]) => [name, pattern.split('/')]));

/** Like `href`, for a page whose name is known only at run time. Missing path parameters are left empty. */
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
 * @param details the path parameters, and the query
 */
export function href<Name extends RouteName>(name: Name, ...details: HrefDetails<Name>): string {
  const [params = {}, query] = details;
  return fillRoute(name, params, query);
}
