import { dateFormat } from '../language/date-format.ts';
import { type Language, localeOf } from '../language/languages.ts';

const format = (language: Language, day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Tuesday 24 November 2026. */
export const dayName = (day: string, language: Language): string =>
  format(language, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Tue 24 November. */
export const shortDayName = (day: string, language: Language): string =>
  format(language, day, { weekday: 'short', day: 'numeric', month: 'long' });

/** November 2026, of a month written `2026-11`. */
export const monthName = (month: string, language: Language): string =>
  format(language, `${month}-01`, { month: 'long', year: 'numeric' });

/** The letter above a column, and the whole word for those who hear it: M, Monday. */
export const weekdayName = (day: string, language: Language, length: 'narrow' | 'long'): string =>
  format(language, day, { weekday: length });
