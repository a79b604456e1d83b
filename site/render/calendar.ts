import type { Country } from '../../content/countries.ts';
import { meetingStart, todayIn } from '../../content/meeting-time.ts';

// Days are written `YYYY-MM-DD`, months `YYYY-MM`, both of the Gregorian calendar and without a time zone, so that
// the order of the texts is the order of time.

const weeks = 5;
const weekdays = 5;
const dayMilliseconds = 86_400_000;

const parse = (day: string): Date => new Date(`${day}T00:00:00Z`);
const write = (date: Date): string => date.toISOString().slice(0, 10);

/** How many days a day comes after the Monday of its week. */
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

/** Moves from one day of Monday to Friday to another, over the weekends between them. */
export function stepWeekday(day: string, step: number): string {
  const place = daysAfterMonday(day) + step;
  const week = Math.floor(place / weekdays);
  return addDays(day, step + week * (7 - weekdays));
}

/**
 * The 25 days a month is shown with: Monday to Friday of five weeks, from the Monday on or before its first day. What
 * does not fit at its end stands at the beginning of the next month.
 */
export function daysShown(month: string): readonly string[] {
  const first = `${month}-01`;
  const monday = parse(first).getTime() - daysAfterMonday(first) * dayMilliseconds;
  return Array.from({ length: weeks * weekdays }, (_, index) => {
    const days = Math.floor(index / weekdays) * 7 + (index % weekdays);
    return write(new Date(monday + days * dayMilliseconds));
  });
}

/** The days of a month week by week. */
export const inWeeks = (days: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: weeks }, (_, week) => days.slice(week * weekdays, (week + 1) * weekdays));

/**
 * The month a visitor sees first: that of the first day that can be booked, or the next one where it is shown with none
 * from that day on.
 */
export function monthToOpen(firstDay: string): string {
  const month = monthOf(firstDay);
  return daysShown(month).some((day) => day >= firstDay) ? month : stepMonth(month, 1);
}

/** True where no cell of the month that a visitor sees first is today, as on weekends: today is written above them. */
export const isTodayAbove = (today: string, firstDay: string): boolean =>
  !daysShown(monthToOpen(firstDay)).includes(today);

/** The one day among those shown that the Tab key reaches. */
export const dayToFocus = (days: readonly string[], firstDay: string, chosen: string): string =>
  days.find((day) => day === chosen) ?? days.find((day) => day >= firstDay) ?? days[0] ?? '';

/** When the next day begins in a country: until then a page that shows today holds. */
export const nextMidnight = (country: Country, now: Date): Date =>
  meetingStart(addDays(todayIn(country, now), 1), '00:00', country);

/** A day that keys have led to, and the month it is shown in. */
export interface ReachedDay {
  readonly month: string;
  readonly day: string;
}

/** Where a key leads from a day of the grid; `null` for keys that lead nowhere. A day beyond those shown turns the month. */
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
