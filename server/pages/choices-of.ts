import { type Country, defaultCountry } from '../../content/countries.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';

/** What a visitor chose before, as the two cookies that mirror the browser's storage tell. */
export interface Choices {
  readonly language: Language;
  readonly country: Country;
}

const english = /(?:^|;\s*)lang=en\s*(?:;|$)/;
const emirates = /(?:^|;\s*)country=ae\s*(?:;|$)/;

const none: Choices = { language: defaultLanguage, country: defaultCountry };

/** Reads the choices; whatever is not a known value counts as the default (Arabic, Saudi Arabia). */
export const choicesOf = (cookies?: string): Choices =>
  cookies === undefined
    ? none
    : {
        language: english.test(cookies) ? 'en' : none.language,
        country: emirates.test(cookies) ? 'ae' : none.country,
      };
