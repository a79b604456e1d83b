import { isLanguage, type Language } from '../../language/languages.ts';

/** The name behind the question mark that says in which language alone the page is there that was asked for. */
export const onlyName = 'only';

/** The address of a page that stands in for one which is there in a language alone. */
export const onlyIn = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}${onlyName}=${language}`;

/** The language in which alone the page is there that this one stands in for; `undefined` where it stands in for none. */
export function readOnlyIn(query: URLSearchParams, shown: Language): Language | undefined {
  const language = query.get(onlyName) ?? undefined;
  return isLanguage(language) && language !== shown ? language : undefined;
}
