import type { Country } from '../../content/countries.ts';
import { meetingStart, todayIn } from '../../content/meeting-time.ts';

// Dates are written `YYYY-MM-DD`, months `YYYY-MM`, both of the Gregorian calendar and without a time zone, so that
// string order is chronological order.

const weeks = 5;
const weekdays = 5;
const dayMilliseconds = 86_400_000;

const parse = (day: string): Date => new Date(`${day}T00:00:00Z`);
const write = (date: Date): string => date.toISOString().slice(0, 10);

/** Number of days since Monday of the same week. */
const daysAfterMonday = (day: string): number => (parse(day).getUTCDay() + 6) % 7;

export function addDays(day: string, count: number): string {
  const date = parse(day);
  date.setUTCDate(date.getUTCDate() + count);
  return write(date);
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function stepMonth(month: string, step: number): string {
  const date = parse(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return monthOf(write(date));
}

/** Moves by a number of weekdays (Monday to Friday), skipping weekends. */
export function stepWeekday(day: string, step: number): string {
  const place = daysAfterMonday(day) + step;
  const week = Math.floor(place / weekdays);
  return addDays(day, step + week * (7 - weekdays));
}

/**
 * The 25 dates of a month's grid: Monday to Friday of five weeks, from the Monday on or before its first day. The last
 * days of a month that do not fit are at the beginning of the next month's grid.
 */
export function daysShown(month: string): readonly string[] {
  const first = `${month}-01`;
  const monday = parse(first).getTime() - daysAfterMonday(first) * dayMilliseconds;
  return Array.from({ length: weeks * weekdays }, (_, index) => {
    const days = Math.floor(index / weekdays) * 7 + (index % weekdays);
    return write(new Date(monday + days * dayMilliseconds));
  });
}

/** Splits the dates of a grid into weeks. */
export const inWeeks = (days: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: weeks }, (_, week) => days.slice(week * weekdays, (week + 1) * weekdays));

/**
 * The month that is open at first: that of the first bookable date, or the next one if its grid contains no date from
 * that one on.
 */
export function monthToOpen(firstDay: string): string {
  const month = monthOf(firstDay);
  return daysShown(month).some((day) => day >= firstDay) ? month : stepMonth(month, 1);
}

/**
 * True if today is not in the grid of the month that is open at first, as on weekends. Today is then written above the
 * grid.
 */
export const isTodayAbove = (today: string, firstDay: string): boolean =>
  !daysShown(monthToOpen(firstDay)).includes(today);

/** The date in the grid that can be reached with the Tab key. */
export const dayToFocus = (days: readonly string[], firstDay: string, chosen: string): string =>
  days.find((day) => day === chosen) ?? days.find((day) => day >= firstDay) ?? days[0] ?? '';

/** The start of the next day in a country. A page that shows the current date is valid until then. */
export const nextMidnight = (country: Country, now: Date): Date =>
  meetingStart(addDays(todayIn(country, now), 1), '00:00', country);

/** The date that the keyboard has moved to, and the month whose grid shows it. */
export interface ReachedDay {
  readonly month: string;
  readonly day: string;
}

/** The date that a key leads to; `null` for other keys. A date outside of the grid changes the month. */
export function followKey(key: string, { month, day }: ReachedDay, direction: 'ltr' | 'rtl'): ReachedDay | null {
  const days = daysShown(month);
  const place = days.indexOf(day);
  const onwards = direction === 'rtl' ? -1 : 1;
  const turns: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: onwards,
    ArrowLeft: -onwards,
    ArrowDown: weekdays,
    ArrowUp: -weekdays,
    Home: -(place % weekdays),
    End: weekdays - 1 - (place % weekdays),
  };
  const [turn, step] = [turns[key], steps[key]];
  if (turn !== undefined) {
    const other = stepMonth(month, turn);
    return { month: other, day: daysShown(other)[place] ?? '' };
  }
  if (step === undefined) return null;
  const next = stepWeekday(day, step);
  const beyond = days.includes(next) ? 0 : next < day ? -1 : 1;
  return { month: stepMonth(month, beyond), day: next };
}
