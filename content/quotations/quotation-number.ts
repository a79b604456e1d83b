import type { Country } from '../countries.ts';
import { todayIn } from '../meeting-time.ts';

/** The year in whose row of numbers an offer stands that is sent at a moment, by the clock of its country. */
export const quotationYear = (country: Country, now: Date): number => Number(todayIn(country, now).slice(0, 4));

/** What people call an offer by: `2026-0001`. */
export const quotationNumber = (year: number, count: number): string => `${year}-${String(count).padStart(4, '0')}`;

/** The day so many days behind another one, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
