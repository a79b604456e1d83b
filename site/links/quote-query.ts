import { matchPath } from '../../content/match-path.ts';
import { routes } from '../../content/routes.ts';

/**
 * The kinds of pages whose record a quote request can be about. The id of the record is in the query under this name.
 */
export const quoteSubjects = ['product', 'category', 'subCategory', 'solution'] as const;

export type QuoteSubject = (typeof quoteSubjects)[number];

/** The query that the link to the quote form carries from a page, such as `product=68`. Empty on other pages. */
export function quoteQuery(path: string): URLSearchParams {
  for (const name of quoteSubjects) {
    const id = matchPath(routes[name], path)?.['id'];
    if (id !== undefined) return new URLSearchParams({ [name]: id });
  }
  return new URLSearchParams();
}
