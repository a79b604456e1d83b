import type { Words } from '../language/languages.ts';

/** The countries the company sells in; Saudi Arabia unless the visitor chose otherwise. */
export const countries = ['sa', 'ae'] as const;
export type Country = (typeof countries)[number];

export const defaultCountry: Country = 'sa';

export const isCountry = (value: unknown): value is Country => value === 'sa' || value === 'ae';

export const countryNames: Readonly<Record<Country, Words>> = {
  sa: { en: 'Saudi Arabia', ar: 'السعودية' },
  ae: { en: 'United Arab Emirates', ar: 'الإمارات' },
};

/** ISO 4217 code of the currency in which a country's budgets and prices are given. */
export const currencyOf = (country: Country): 'SAR' | 'AED' => (country === 'ae' ? 'AED' : 'SAR');

/** IANA time zone of the company's office in a country. */
export const timeZoneOf = (country: Country): string => (country === 'ae' ? 'Asia/Dubai' : 'Asia/Riyadh');
