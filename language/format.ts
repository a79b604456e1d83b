import { type Language, languages, localeOf } from './languages.ts';

/** Formatters are slow to make and never change, so each is made once a language. */
const perLanguage = <Formatter>(make: (locale: string) => Formatter): ((language: Language) => Formatter) => {
  const made = new Map(languages.map((language) => [language, make(localeOf(language))] as const));
  return (language) => made.get(language) ?? make(localeOf(language));
};

const integers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** A whole number with grouping, in Latin digits: 31,999. */
export const formatInteger = (value: number, language: Language): string => integers(language).format(value);
