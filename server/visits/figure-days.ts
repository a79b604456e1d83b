import { defaultCountry } from '../../content/countries.ts';
import { meetingStart } from '../../content/meeting-time.ts';
import { dayAt } from './create-visits.ts';
import type { FigureStart } from './move-figures.ts';

const dayMilliseconds = 86_400_000;

/** The moment at which a day (`2026-03-01`) begins in the company's own country. */
export const beginningOf = (day: string): string => meetingStart(day, '00:00', defaultCountry).toISOString();

/** The last days up to now, the oldest first, as the company's own country counts them. */
export function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAt(now - (count - 1 - index) * dayMilliseconds));
}

/** So many days the overview shows. */
export const shownDays = 30;

/** Since when products are counted where so many days are shown. */
export function startOf(now: number, count: number): FigureStart {
  const [first_day = ''] = lastDays(now, count);
  return { first_day, begins_at: beginningOf(first_day) };
}
