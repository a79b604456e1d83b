import type { Country } from './countries.ts';
import { offsetAt } from './meeting-time.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Hours of the clock between which an office is open. */
const [opens, closes] = [9, 18];
/** One business day, in hours in which an office is open. */
const answerHours = closes - opens;

/** Days of the week on which an office is open; 0 is Sunday. */
const businessDays: Readonly<Record<Country, readonly number[]>> = { sa: [0, 1, 2, 3, 4], ae: [1, 2, 3, 4, 5] };

/** The first day of a country's calendar week; 0 is Sunday. */
export const firstWeekday = (country: Country): number => businessDays[country][0] ?? 0;

/** 1 January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;

/** From when to when the office is open on a day, in milliseconds of its own clock; `null` when it stays closed. */
function hoursOf(dayNumber: number, country: Country): readonly [number, number] | null {
  if (!businessDays[country].includes(weekdayOf(dayNumber))) return null;
  return [dayNumber * day + opens * hour, dayNumber * day + closes * hour];
}

const clockOf = (moment: Date, country: Country): number => moment.getTime() + offsetAt(country, moment) * 60_000;
const momentOf = (clock: number, country: Country): Date =>
  new Date(clock - offsetAt(country, new Date(clock)) * 60_000);

/** When a message that arrived then should have been answered: after nine hours in which the office was open. */
export function answerBy(arrived: Date, country: Country): Date {
  const clock = clockOf(arrived, country);
  let left = answerHours * hour;
  for (let dayNumber = Math.floor(clock / day); ; dayNumber += 1) {
    const [open, close] = hoursOf(dayNumber, country) ?? [0, 0];
    const start = Math.max(open, clock);
    const available = Math.max(0, close - start);
    if (close > start && left <= available) return momentOf(start + left, country);
    left -= available;
  }
}

/** The moment until which messages must have arrived to be overdue now: `answerBy` the other way round. */
export function overdueUntil(now: Date, country: Country): Date {
  const clock = clockOf(now, country);
  let left = answerHours * hour;
  for (let dayNumber = Math.floor(clock / day); ; dayNumber -= 1) {
    const [open, close] = hoursOf(dayNumber, country) ?? [0, 0];
    const end = Math.min(close, clock);
    const available = Math.max(0, end - open);
    if (end > open && left <= available) return momentOf(end - left, country);
    left -= available;
  }
}

/** The first and the last moment (not included) of the calendar week, by a country's clock and first weekday. */
export function weekOf(now: Date, country: Country): readonly [Date, Date] {
  const dayNumber = Math.floor(clockOf(now, country) / day);
  const first = dayNumber - ((weekdayOf(dayNumber) - firstWeekday(country) + 7) % 7);
  return [momentOf(first * day, country), momentOf((first + 7) * day, country)];
}

/** The first and the last moment (not included) of the day, by a country's clock. */
export function dayOf(now: Date, country: Country): readonly [Date, Date] {
  const dayNumber = Math.floor(clockOf(now, country) / day);
  return [momentOf(dayNumber * day, country), momentOf((dayNumber + 1) * day, country)];
}
