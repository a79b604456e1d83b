import { isLanguage, type Language } from '../../language/languages.ts';

/** The query name for the only language in which the requested page exists. */
export const onlyName = 'only';

/** The address of a page that replaces one which exists in a single language only. */
export const onlyIn = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}${onlyName}=${language}`;

/** The only language of the page that the current one replaces; `undefined` if it replaces none. */
export function readOnlyIn(query: URLSearchParams, shown: Language): Language | undefined {
  const language = query.get(onlyName) ?? undefined;
  return isLanguage(language) && language !== shown ? language : undefined;
}
