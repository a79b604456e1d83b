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

export function loadBooking({ reader }: Pick<PageRequest, 'reader'>, now = new Date()): BookingData {
  const { country } = reader;
  return {
    today: todayIn(country, now),
    freshUntil: nextMidnight(country, now),
  };
}
