import { isLanguage, type Language } from '../language/languages.ts';

/** An own address as only one language has it: `/en/contact`. */
export const inLanguage = (address: string, language: Language): string =>
  address === '/' ? `/${language}` : `/${language}${address}`;

/** The language that an own address begins with; `null` where it begins with none. */
export function leadingLanguage(address: string): Language | null {
  const [, first] = address.split('/');
  return isLanguage(first) ? first : null;
}
