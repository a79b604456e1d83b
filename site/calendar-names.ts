import { dateFormat } from '../language/date-format.ts';
import { type Language, localeOf } from '../language/languages.ts';

const written = new Map<string, string>();
/** Those of some years, of which a page needs a month. */
const mostWritten = 5000;

const kinds = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  narrow: { weekday: 'narrow' },
  long: { weekday: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** The same few days are named on every page, and `Intl` takes long for each. */
function nameOf(language: Language, kind: keyof typeof kinds, day: string): string {
  const key = `${language} ${kind} ${day}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const format = dateFormat(localeOf(language), { ...kinds[kind], timeZone: 'UTC' });
  const name = format.format(new Date(`${day}T00:00:00Z`));
  if (written.size >= mostWritten) written.clear();
  written.set(key, name);
  return name;
}

/** Tuesday 24 November 2026. */
export const dayName = (day: string, language: Language): string => nameOf(language, 'day', day);

/** Tue 24 November. */
export const shortDayName = (day: string, language: Language): string => nameOf(language, 'shortDay', day);

/** November 2026, of a month written `2026-11`. */
export const monthName = (month: string, language: Language): string => nameOf(language, 'month', `${month}-01`);

/** The letter above a column, and the whole word for those who hear it: M, Monday. */
export const weekdayName = (day: string, language: Language, length: 'narrow' | 'long'): string =>
  nameOf(language, length, day);
