import { dateFormat } from './date-format.ts';
import { type Language, localeOf } from './languages.ts';

/** Caches a formatter per language, because creating one is slow. */
const perLanguage = <Formatter>(make: (locale: string) => Formatter): ((language: Language) => Formatter) => {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(localeOf(language));
    made.set(language, formatter);
    return formatter;
  };
};

const integers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

const inThousands = (digits: string): string =>
  digits.length <= 3 ? digits : `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}`;

/**
 * Formats an integer with grouping and Latin digits: 31,999. Non-negative numbers are the same in both languages and
 * are formatted without `Intl`, whose first use takes 10 ms and would delay the first request after a start.
 */
export function formatInteger(value: number, language: Language): string {
  const whole = Math.round(value);
  return Number.isSafeInteger(whole) && value >= 0 ? inThousands(String(whole)) : integers(language).format(value);
}

/** Joins names in a sentence: one, two and three. Without `Intl.ListFormat`, whose first use takes 27 ms. */
export function formatList(names: readonly string[], language: Language): string {
  if (language === 'ar') return names.join(' و');
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const decimals = [1, 2].map((maximumFractionDigits) =>
  perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits })),
);

/** Formats a number with grouping, Latin digits and at most this many decimals: 5,644.8. */
export const formatDecimal = (value: number, language: Language, digits: 1 | 2): string =>
  (decimals[digits - 1] ?? integers)(language).format(value);

/** Formats a timestamp (ISO 8601) in an IANA time zone: 12 Nov 2026, 12:30. */
export function formatDateTime(timestamp: string, language: Language, timeZone: string): string {
  const format = dateFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    // The 12-hour clock of Arabic has no leading zero.
    hour: language === 'ar' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return format.format(new Date(timestamp));
}

/** Formats the date of a timestamp (ISO 8601) in an IANA time zone: 12 Nov 2026. */
export const formatDate = (timestamp: string, language: Language, timeZone: string): string =>
  dateFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(timestamp),
  );

const mebibyte = 1024 * 1024;
const sizes = perLanguage((locale) => {
  const unitDisplay = locale.startsWith('ar') ? 'long' : 'short';
  const inUnit = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  return { megabytes: inUnit('megabyte', 1), kilobytes: inUnit('kilobyte', 0) };
});

/** Formats the size of a file, in the same units as the upload limits: 3.2 MB, 640 kB. */
export function formatBytes(bytes: number, language: Language): string {
  const { megabytes, kilobytes } = sizes(language);
  return bytes < mebibyte ? kilobytes.format(bytes / 1024) : megabytes.format(bytes / mebibyte);
}
