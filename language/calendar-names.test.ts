import { expect, it } from 'vitest';
import { dayName, monthName, shortDayName, weekdayName } from './calendar-names.ts';
import { languages, localeOf } from './languages.ts';

const days = Array.from({ length: 400 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
);
/** CLDR versions differ in the comma of English dates. */
const withoutComma = (text: string): string => text.replaceAll(',', '');

it.each(languages)('days, months and weekdays of two years are named in %s as Intl names them', (language) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
    return (day: string) => withoutComma(made.format(new Date(day)));
  };
  const [long, narrow] = [format({ weekday: 'long' }), format({ weekday: 'narrow' })];
  const month = format({ month: 'long', year: 'numeric' });
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const short = format({ weekday: 'short', day: 'numeric', month: 'long' });
  for (const day of days) {
    expect(weekdayName(day, language, 'long')).toBe(long(day));
    expect(weekdayName(day, language, 'narrow')).toBe(narrow(day));
    expect(monthName(day.slice(0, 7), language)).toBe(month(day));
    expect(dayName(day, language)).toBe(whole(day));
    expect(shortDayName(day, language)).toBe(short(day));
  }
});
