import { localeOf } from '../../../language/languages.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** Formats a date. A date has no time zone. */
export function dayIn(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The name of the month, or the first and last date. */
export function rangeInWords(days: readonly string[], month: string | null): string {
  if (month !== null) return dayIn(month, { month: 'long', year: 'numeric' });
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''].map((day) => new Date(`${day}T00:00:00Z`));
  return first === undefined || last === undefined ? '' : format.formatRange(first, last);
}
