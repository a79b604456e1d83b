import { localeOf } from '../../../language/languages.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** A day in words; days have no zone of their own. */
export function dayIn(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The month that is shown, or the first and the last of some days. */
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
