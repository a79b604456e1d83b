import { proposedTimes } from '../../content/business-hours.ts';
import type { Country } from '../../content/countries.ts';
import { earliestMeeting, todayIn } from '../../content/meeting-time.ts';
import { toMeetingNotice, toOfficeHours } from '../../content/office-settings.ts';
import { settingsOf } from '../../content/settings.ts';
import { daysShown, monthOf, nextMidnight } from './calendar.ts';
import type { PageRequest } from './page.ts';

interface Day {
  /** The day it is in the visitor's country. */
  readonly today: string;
  /** The first day on which a meeting that is booked now can begin. */
  readonly firstDay: string;
  /** When the first of both ends. */
  readonly freshUntil: Date;
}

/** What a page that shows the booking card reads for it. */
export interface BookingData extends Day {
  /** The times that are proposed, `HH:MM` by the clock of the country. */
  readonly times: readonly string[];
  /** Minutes before which a meeting has to be booked. */
  readonly notice: number;
  /** Days of the week that can be chosen while the office is closed, each by a date on it. */
  readonly closedDays: readonly string[];
}

/** Of each country, with the moment from which it is known to hold. */
const known = new Map<Country, { readonly from: Date; readonly notice: number; readonly day: Day }>();

function dayIn(country: Country, notice: number, now: Date): Day {
  const last = known.get(country);
  if (last !== undefined && last.notice === notice && last.from <= now && now < last.day.freshUntil) return last.day;
  const earliest = earliestMeeting(now, notice);
  const firstEnds = earliestMeeting(nextMidnight(country, earliest), -notice);
  const todayEnds = nextMidnight(country, now);
  const day = {
    today: todayIn(country, now),
    firstDay: todayIn(country, earliest),
    freshUntil: firstEnds < todayEnds ? firstEnds : todayEnds,
  };
  known.set(country, { from: now, notice, day });
  return day;
}

export async function loadBooking({ reader }: Pick<PageRequest, 'reader'>, now = new Date()): Promise<BookingData> {
  const { country } = reader;
  const settings = await reader.settings(settingsOf(country));
  const office = toOfficeHours(country, settings);
  const notice = toMeetingNotice(settings);
  const day = dayIn(country, notice, now);
  const mondayToFriday = daysShown(monthOf(day.today)).slice(0, 5);
  const closedDays = mondayToFriday.filter((_, index) => !office.days.includes(index + 1));
  return { ...day, times: proposedTimes(office), notice, closedDays };
}
