import { type Country, factsOf } from '../../../content/countries.ts';
import { meetingStart } from '../../../content/meeting-time.ts';

// Dates are strings `YYYY-MM-DD` in the time zone of the country.

const milliseconds = 86_400_000;
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const written = (date: Date): string => date.toISOString().slice(0, 10);

/** True if the date exists. */
export const isDate = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at(day).getTime()) && written(at(day)) === day;

/** The date some days later or earlier. */
export const shiftDay = (day: string, by: number): string => written(new Date(at(day).getTime() + by * milliseconds));

/** The first date of the month some months later or earlier. */
export function shiftMonth(day: string, by: number): string {
  const date = at(day);
  return written(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1)));
}

/** The seven dates of the week that contains a date. */
export function weekOfDay(day: string, country: Country): readonly string[] {
  const first = shiftDay(day, -((at(day).getUTCDay() - factsOf(country).firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, turn) => shiftDay(first, turn));
}

/** The dates of the whole weeks that cover the month of a date. */
export function monthOfDay(day: string, country: Country): readonly string[] {
  const [first = day] = weekOfDay(shiftMonth(day, 0), country);
  const last = weekOfDay(shiftDay(shiftMonth(day, 1), -1), country).at(-1) ?? day;
  const count = Math.round((at(last).getTime() - at(first).getTime()) / milliseconds) + 1;
  return Array.from({ length: count }, (_, turn) => shiftDay(first, turn));
}

export const isInMonthOf = (day: string, other: string): boolean => day.slice(0, 7) === other.slice(0, 7);

/** The start and the exclusive end of consecutive dates in the time zone of a country. */
export const timestampsOf = (days: readonly string[], country: Country): readonly [Date, Date] => [
  meetingStart(days[0] ?? '', '00:00', country),
  meetingStart(shiftDay(days.at(-1) ?? '', 1), '00:00', country),
];
