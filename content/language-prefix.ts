import { isLanguage, type Language } from '../language/languages.ts';

/** An internal address with a language prefix: `/en/contact`. */
export const inLanguage = (address: string, language: Language): string =>
  address === '/' ? `/${language}` : `/${language}${address}`;

/** The language prefix of an internal address; `null` if it has none. */
export function leadingLanguage(address: string): Language | null {
  const [, first] = address.split('/');
  return isLanguage(first) ? first : null;
}
