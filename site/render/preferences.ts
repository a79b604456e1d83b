import { choiceCookie } from '../../content/choice-cookie.ts';
import { isCountry } from '../../content/countries.ts';
import { withoutNames } from '../links/without-names.ts';

/**
 * The cookie for a choice that was made without scripts, with a form that leads to the page itself (`?country=ae`);
 * `undefined` if the query contains no choice. With scripts, the page stores the choice itself.
 */
export function choicesIn(query: URLSearchParams): string | undefined {
  const country = query.get('country');
  return isCountry(country) ? choiceCookie('country', country) : undefined;
}

/** The query without the choices. */
export const withoutChoices = (query: URLSearchParams): URLSearchParams => withoutNames(query, ['country']);
