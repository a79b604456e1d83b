import { type Country, defaultCountry } from '../../content/countries.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';
import { chosenCountry } from '../http/chosen-country.ts';

/** What a visitor chose before, as the two cookies that mirror the browser's storage tell. */
export interface Choices {
  readonly language: Language;
  readonly country: Country;
}

const english = /(?:^|;\s*)lang=en\s*(?:;|$)/;

const none: Choices = { language: defaultLanguage, country: defaultCountry };

/** Reads the choices; whatever is not a known value counts as the default (Arabic, Saudi Arabia). */
export function choicesOf(cookies?: string): Choices {
  if (cookies === undefined) return none;
  return {
    language: english.test(cookies) ? 'en' : none.language,
    country: chosenCountry(cookies) ?? none.country,
  };
}
