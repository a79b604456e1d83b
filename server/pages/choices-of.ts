import { type Country, defaultCountry, isCountry } from '../../content/countries.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';
import { readCookies } from '../http/cookies.ts';

/** What a visitor chose before, as the two cookies that mirror the browser's storage tell. */
export interface Choices {
  readonly language: Language;
  readonly country: Country;
}

const none: Choices = { language: defaultLanguage, country: defaultCountry };

/** Reads the choices; whatever is not a known value counts as the default (Arabic, Saudi Arabia). */
export function choicesOf(cookies?: string): Choices {
  if (cookies === undefined) return none;
  const { lang, country } = readCookies(cookies);
  return { language: lang === 'en' ? lang : none.language, country: isCountry(country) ? country : none.country };
}
