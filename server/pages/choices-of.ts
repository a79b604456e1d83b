import { type Country, defaultCountry } from '../../content/countries.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';

/** What a visitor chose before, as the two cookies that mirror the browser's storage tell. */
export interface Choices {
  readonly language: Language;
  readonly country: Country;
}

const english = /(?:^|;\s*)lang=en\s*(?:;|$)/;
const emirates = /(?:^|;\s*)country=ae\s*(?:;|$)/;

/** Reads the choices; whatever is not a known value counts as the default (Arabic, Saudi Arabia). */
export const choicesOf = (cookies = ''): Choices => ({
  language: english.test(cookies) ? 'en' : defaultLanguage,
  country: emirates.test(cookies) ? 'ae' : defaultCountry,
});
