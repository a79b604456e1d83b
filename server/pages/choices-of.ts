import { choiceCookie } from '../../content/choice-cookie.ts';
import { type Country, defaultCountry, isCountry } from '../../content/countries.ts';
import { defaultLanguage, isLanguage, type Language } from '../../language/languages.ts';
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

/**
 * The lines that set the cookies of a visitor's choices for another year. Safari keeps a cookie that a script has set for
 * a week, and one that a server has set as long as it says.
 */
export function renewedChoices(cookies?: string): readonly string[] {
  if (cookies === undefined) return [];
  const { lang, country } = readCookies(cookies);
  return [
    ...(isLanguage(lang) ? [choiceCookie('lang', lang)] : []),
    ...(isCountry(country) ? [choiceCookie('country', country)] : []),
  ];
}
