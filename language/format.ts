import { dateFormat } from './date-format.ts';
import { type Language, localeOf } from './languages.ts';

/** Formatters are slow to make and never change, so each is made once a language, when it is needed first. */
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
 * A whole number with grouping, in Latin digits: 31,999. Both languages write those alike that have no sign, and the
 * first number that `Intl` is asked for takes it ten milliseconds: whoever comes first after a start would wait for it.
 */
export function formatInteger(value: number, language: Language): string {
  const whole = Math.round(value);
  return Number.isSafeInteger(whole) && value >= 0 ? inThousands(String(whole)) : integers(language).format(value);
}

/** Names in a sentence: one, two and three. The first list that `Intl` is asked for takes it 27 ms. */
export function formatList(names: readonly string[], language: Language): string {
  if (language === 'ar') return names.join(' و');
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const decimals = [1, 2].map((maximumFractionDigits) =>
  perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits })),
);

/** A number with grouping and at most so many digits behind its point, in Latin digits: 5,644.8. */
export const formatDecimal = (value: number, language: Language, digits: 1 | 2): string =>
  (decimals[digits - 1] ?? integers)(language).format(value);

/** A moment (ISO 8601) as the clocks of an IANA time zone show it: 12 Nov 2026, 12:30. */
export function formatMoment(moment: string, language: Language, timeZone: string): string {
  const format = dateFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    // A clock of twelve hours has no nought before them.
    hour: language === 'ar' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return format.format(new Date(moment));
}

/** The day of a moment (ISO 8601) by the clocks of an IANA time zone: 12 Nov 2026. */
export const formatDay = (moment: string, language: Language, timeZone: string): string =>
  dateFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(moment),
  );

const mebibyte = 1024 * 1024;
const sizes = perLanguage((locale) => {
  const unitDisplay = locale.startsWith('ar') ? 'long' : 'short';
  const inUnit = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  return { megabytes: inUnit('megabyte', 1), kilobytes: inUnit('kilobyte', 0) };
});

/** The size of a file, counted as the limits of uploads are: 3.2 MB, 640 kB. */
export function formatBytes(bytes: number, language: Language): string {
  const { megabytes, kilobytes } = sizes(language);
  return bytes < mebibyte ? kilobytes.format(bytes / 1024) : megabytes.format(bytes / mebibyte);
}
