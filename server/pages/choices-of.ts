import { choiceCookie } from '../../content/choice-cookie.ts';
import { type Country, defaultCountry, isCountry } from '../../content/countries.ts';
import { defaultLanguage, isLanguage, type Language } from '../../language/languages.ts';
import { readCookies } from '../http/cookies.ts';

/** The visitor's choices, from the two cookies that mirror the browser's storage. */
export interface Choices {
  readonly language: Language;
  readonly country: Country;
}

const none: Choices = { language: defaultLanguage, country: defaultCountry };

/** Parses the choices. Unknown values count as the default (Arabic, Saudi Arabia). */
export function choicesOf(cookies?: string): Choices {
  if (cookies === undefined) return none;
  const { lang, country } = readCookies(cookies);
  return { language: lang === 'en' ? lang : none.language, country: isCountry(country) ? country : none.country };
}

/**
 * `Set-Cookie` values that renew the cookies of a visitor's choices for a year. Safari limits cookies set by scripts to
 * a week, but not those set by the server.
 */
export function renewedChoices(cookies?: string): readonly string[] {
  if (cookies === undefined) return [];
  const { lang, country } = readCookies(cookies);
  return [
    ...(isLanguage(lang) ? [choiceCookie('lang', lang)] : []),
    ...(isCountry(country) ? [choiceCookie('country', country)] : []),
  ];
}
