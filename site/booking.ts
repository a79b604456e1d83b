import type { Country } from '../content/countries.ts';
import { todayIn } from '../content/meeting-time.ts';
import { nextMidnight } from './calendar.ts';
import type { PageRequest } from './page.ts';

/** What a page that shows the booking card reads for it. */
export interface BookingData {
  /** The day it is in the visitor's country. */
  readonly today: string;
  /** When today ends. */
  readonly freshUntil: Date;
}

/** Of each country, with the moment from which it is known to hold. */
const known = new Map<Country, { readonly from: Date; readonly data: BookingData }>();

export function loadBooking({ reader }: Pick<PageRequest, 'reader'>, now = new Date()): BookingData {
  const { country } = reader;
  const last = known.get(country);
  if (last !== undefined && last.from <= now && now < last.data.freshUntil) return last.data;
  const data = { today: todayIn(country, now), freshUntil: nextMidnight(country, now) };
  known.set(country, { from: now, data });
  return data;
}
