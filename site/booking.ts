import { proposedTimes } from '../content/business-hours.ts';
import type { Country } from '../content/countries.ts';
import { todayIn } from '../content/meeting-time.ts';
import { toOfficeHours } from '../content/office-settings.ts';
import { settingsOf } from '../content/settings.ts';
import { daysShown, monthOf, nextMidnight } from './calendar.ts';
import type { PageRequest } from './page.ts';

interface Day {
  /** The day it is in the visitor's country. */
  readonly today: string;
  /** When today ends. */
  readonly freshUntil: Date;
}

/** What a page that shows the booking card reads for it. */
export interface BookingData extends Day {
  /** The times that are proposed, `HH:MM` by the clock of the country. */
  readonly times: readonly string[];
  /** Days of the week that can be chosen while the office is closed, each by a date on it. */
  readonly closedDays: readonly string[];
}

/** Of each country, with the moment from which it is known to hold. */
const known = new Map<Country, { readonly from: Date; readonly day: Day }>();

function dayIn(country: Country, now: Date): Day {
  const last = known.get(country);
  if (last !== undefined && last.from <= now && now < last.day.freshUntil) return last.day;
  const day = { today: todayIn(country, now), freshUntil: nextMidnight(country, now) };
  known.set(country, { from: now, day });
  return day;
}

export async function loadBooking({ reader }: Pick<PageRequest, 'reader'>, now = new Date()): Promise<BookingData> {
  const { country } = reader;
  const office = toOfficeHours(country, await reader.settings(settingsOf(country)));
  const day = dayIn(country, now);
  const mondayToFriday = daysShown(monthOf(day.today)).slice(0, 5);
  const closedDays = mondayToFriday.filter((_, index) => !office.days.includes(index + 1));
  return { ...day, times: proposedTimes(office), closedDays };
}
