import { defaultCountry } from '../../content/countries.ts';
import { meetingStart } from '../../content/meeting-time.ts';
import { dayAt } from './create-visits.ts';
import type { TotalsStart } from './move-totals.ts';

const dayMilliseconds = 86_400_000;

/** The timestamp at which a date (`2026-03-01`) begins in the company's own country. */
export const beginningOf = (day: string): string => meetingStart(day, '00:00', defaultCountry).toISOString();

/** The last dates until now, oldest first, in the company's own country. */
export function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAt(now - (count - 1 - index) * dayMilliseconds));
}

/** Number of days in the overview. */
export const shownDays = 30;

/** The start of the totals of products, for a number of days. */
export function startOf(now: number, count: number): TotalsStart {
  const [first_day = ''] = lastDays(now, count);
  return { first_day, begins_at: beginningOf(first_day) };
}
