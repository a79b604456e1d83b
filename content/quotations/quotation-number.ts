import type { Country } from '../countries.ts';
import { todayIn } from '../meeting-time.ts';

/** The year in the number of a quotation that is sent at `now`, in the time zone of its country. */
export const quotationYear = (country: Country, now: Date): number => Number(todayIn(country, now).slice(0, 4));

/** The displayed number of a quotation: `2026-0001`. */
export const quotationNumber = (year: number, count: number): string => `${year}-${String(count).padStart(4, '0')}`;

/** The date this many days after another one, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
