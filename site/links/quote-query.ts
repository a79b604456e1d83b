import { matchPath } from '../../content/match-path.ts';
import { routes } from '../../content/routes.ts';

/** The pages whose record a quote may be requested for; each gives its id in the query under this name. */
export const quoteSubjects = ['product', 'category', 'subCategory', 'solution'] as const;

export type QuoteSubject = (typeof quoteSubjects)[number];

/** What a request for a quote from a page is about, as the query of the page with the form: `product=68`, or nothing. */
export function quoteQuery(path: string): URLSearchParams {
  for (const name of quoteSubjects) {
    const id = matchPath(routes[name], path)?.['id'];
    if (id !== undefined) return new URLSearchParams({ [name]: id });
  }
  return new URLSearchParams();
}
