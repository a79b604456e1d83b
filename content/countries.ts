import type { Words } from '../language/languages.ts';

interface CountryFacts {
  readonly name: Words;
  /** ISO 4217 code of the currency of budgets, prices and quotations. */
  readonly currency: 'SAR' | 'AED';
  /** The city of the company's office, which names its time zone for users. */
  readonly office: Words;
  /** IANA time zone of that office. */
  readonly timeZone: string;
  /** Offset of its local time from UTC in minutes, all year: these countries have no daylight saving time. */
  readonly minutesAhead: number;
  /** Prefix for phone numbers that are written without one. */
  readonly callingCode: string;
  /** First day of the calendar week; 0 is Sunday. */
  readonly firstWeekday: number;
  /** Default days on which offices are open; 0 is Sunday. */
  readonly officeDays: readonly number[];
  /** Default value added tax in percent. */
  readonly taxPercent: number;
  /** Full years for which business documents are retained, after the year of their creation. */
  readonly legalYears: number;
}

/**
 * The countries a company can sell in, with what their laws and time zones determine. What a company decides itself is
 * in its settings. To add a country, add an entry here, its group and fields in the settings, and its messages.
 *
 * Sources: VAT laws of both countries (15 and 5 percent); Article 8 of the Law of Commercial Books of Saudi Arabia (ten
 * years) and the Commercial Transactions Law of the Emirates (five).
 */
const facts = {
  sa: {
    name: { en: 'Saudi Arabia', ar: 'السعودية' },
    currency: 'SAR',
    office: { en: 'Riyadh', ar: 'الرياض' },
    timeZone: 'Asia/Riyadh',
    minutesAhead: 180,
    callingCode: '966',
    firstWeekday: 0,
    officeDays: [0, 1, 2, 3, 4],
    taxPercent: 15,
    legalYears: 10,
  },
  ae: {
    name: { en: 'United Arab Emirates', ar: 'الإمارات' },
    currency: 'AED',
    office: { en: 'Dubai', ar: 'دبي' },
    timeZone: 'Asia/Dubai',
    minutesAhead: 240,
    callingCode: '971',
    firstWeekday: 1,
    officeDays: [1, 2, 3, 4, 5],
    taxPercent: 5,
    legalYears: 5,
  },
} as const satisfies Readonly<Record<string, CountryFacts>>;

export type Country = keyof typeof facts;

export const countries = ['sa', 'ae'] as const satisfies readonly Country[];

/** The country of visitors who chose none. */
export const defaultCountry: Country = 'sa';

export const isCountry = (value: unknown): value is Country => countries.some((country) => country === value);

/** What a country's laws and time zone determine. */
export const factsOf = (country: Country): CountryFacts => facts[country];

export const countryNames: Readonly<Record<Country, Words>> = { sa: facts.sa.name, ae: facts.ae.name };

/** The cities of the offices, which name the time zones for users. */
export const officeNames: Readonly<Record<Country, Words>> = { sa: facts.sa.office, ae: facts.ae.office };

export const currencyOf = (country: Country): CountryFacts['currency'] => facts[country].currency;

export const timeZoneOf = (country: Country): string => facts[country].timeZone;
