import { choiceCookie } from '../../content/choice-cookie.ts';
import { isCountry } from '../../content/countries.ts';
import { withoutNames } from '../links/without-names.ts';

/**
 * What a visitor without scripts chose with a form that leads to the page itself (`?country=ae`), as the cookie
 * that remembers it; `undefined` when the address holds no choice. With scripts, the page stores it itself.
 */
export function choicesIn(query: URLSearchParams): string | undefined {
  const country = query.get('country');
  return isCountry(country) ? choiceCookie('country', country) : undefined;
}

/** The rest of a query: what the page itself is asked. */
export const withoutChoices = (query: URLSearchParams): URLSearchParams => withoutNames(query, ['country']);
