import { nextStarts, proposedTimes } from '../../content/business-hours.ts';
import type { Country } from '../../content/countries.ts';
import { earliestMeeting, meetingStart, todayIn } from '../../content/meeting-time.ts';
import { toMeetingNotice, toOfficeHours } from '../../content/office-settings.ts';
import { settingsOf } from '../../content/settings.ts';
import { daysShown, monthOf, nextMidnight } from './calendar.ts';
import type { PageRequest } from './page.ts';

interface Day {
  /** The date in the visitor's country, `YYYY-MM-DD`. */
  readonly today: string;
  /** The first date on which a meeting booked now can take place. */
  readonly firstDay: string;
  /** When something of the card changes next. */
  readonly freshUntil: Date;
}

/** The data of the booking card. */
export interface BookingData extends Day {
  /** The proposed times, `HH:MM` in the time zone of the country. */
  readonly times: readonly string[];
  /** The weekdays on which the office is open; 0 is Sunday. */
  readonly days: readonly number[];
  /** The next proposed times, `YYYY-MM-DDTHH:MM` in the time zone of the country. */
  readonly starts: readonly string[];
  /** Minutes in advance that a meeting must be booked. */
  readonly notice: number;
  /** Weekdays that the calendar shows although the office is closed, each as a date on that weekday. */
  readonly closedDays: readonly string[];
}

/** Cache by country, with the time from which the entry is valid. */
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

const toTimestamp = (start: string, country: Country): Date =>
  meetingStart(start.slice(0, 10), start.slice(11), country);

export async function loadBooking({ reader }: Pick<PageRequest, 'reader'>, now = new Date()): Promise<BookingData> {
  const { country } = reader;
  const settings = await reader.settings(settingsOf(country));
  const office = toOfficeHours(country, settings);
  const notice = toMeetingNotice(settings);
  const day = dayIn(country, notice, now);
  const mondayToFriday = daysShown(monthOf(day.today)).slice(0, 5);
  const closedDays = mondayToFriday.filter((_, index) => !office.days.includes(index + 1));
  const times = proposedTimes(office);
  const starts = nextStarts(office, times, earliestMeeting(now, notice));
  const startsEnd = starts.slice(0, 1).map((start) => earliestMeeting(toTimestamp(start, country), -notice));
  const freshUntil = new Date(Math.min(day.freshUntil.getTime(), ...startsEnd.map(Number)));
  return { ...day, freshUntil, times, days: office.days, starts, notice, closedDays };
}
