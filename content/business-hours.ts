import { type Country, factsOf } from './countries.ts';
import { clockOf, meetingMinutes, meetingStart, timestampOf } from './meeting-time.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The opening hours of an office, in the time zone of its country. */
export interface OfficeHours {
  readonly country: Country;
  /** Days of the week; 0 is Sunday. At least one. */
  readonly days: readonly number[];
  /** Milliseconds after midnight. */
  readonly opens: number;
  /** Milliseconds after midnight, later than it opens. */
  readonly closes: number;
}

/** The opening hours of each country's office. */
export type Offices = Readonly<Record<Country, OfficeHours>>;

/** A timestamp, and the opening hours of offices. */
export interface OfficeTime {
  readonly now: Date;
  readonly offices: Offices;
}

/** From nine to six on the country's usual office days. */
export const usualHours = (country: Country): OfficeHours => ({
  country,
  days: factsOf(country).officeDays,
  opens: 9 * hour,
  closes: 18 * hour,
});

/** `HH:MM` in milliseconds after midnight. */
export const clockTime = (written: string): number => Date.parse(`1970-01-01T${written}:00Z`);

/** Milliseconds after midnight as `HH:MM`. */
export const toClock = (time: number): string => new Date(time).toISOString().slice(11, 16);

/** 1 January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;

/** Opening and closing time of the office on a date, in milliseconds of its local clock; both equal if it is closed. */
const hoursOf = (dayNumber: number, { days, opens, closes }: OfficeHours): readonly [number, number] =>
  days.includes(weekdayOf(dayNumber)) ? [dayNumber * day + opens, dayNumber * day + closes] : [0, 0];

/**
 * The timestamp until which a message that arrived at `arrived` should be answered: after as many opening hours as one
 * day of the office has.
 */
export function answerBy(arrived: Date, office: OfficeHours): Date {
  const clock = clockOf(arrived, office.country);
  let left = office.closes - office.opens;
  for (let dayNumber = Math.floor(clock / day); ; dayNumber += 1) {
    const [open, close] = hoursOf(dayNumber, office);
    const start = Math.max(open, clock);
    const available = Math.max(0, close - start);
    if (close > start && left <= available) return timestampOf(start + left, office.country);
    left -= available;
  }
}

/** Messages that arrived before the returned timestamp are overdue at `now`. The inverse of `answerBy`. */
export function overdueUntil(now: Date, office: OfficeHours): Date {
  const clock = clockOf(now, office.country);
  let left = office.closes - office.opens;
  for (let dayNumber = Math.floor(clock / day); ; dayNumber -= 1) {
    const [open, close] = hoursOf(dayNumber, office);
    const end = Math.min(close, clock);
    const available = Math.max(0, end - open);
    if (end > open && left <= available) return timestampOf(end - left, office.country);
    left -= available;
  }
}

/** Start and end (exclusive) of the calendar week, in a country's time zone and with its first weekday. */
export function weekOf(now: Date, country: Country): readonly [Date, Date] {
  const dayNumber = Math.floor(clockOf(now, country) / day);
  const first = dayNumber - ((weekdayOf(dayNumber) - factsOf(country).firstWeekday + 7) % 7);
  return [timestampOf(first * day, country), timestampOf((first + 7) * day, country)];
}

/** Start and end (exclusive) of the day, in a country's time zone. */
export function dayOf(now: Date, country: Country): readonly [Date, Date] {
  const dayNumber = Math.floor(clockOf(now, country) / day);
  return [timestampOf(dayNumber * day, country), timestampOf((dayNumber + 1) * day, country)];
}

const halfHour = hour / 2;
/** As many as fit in one row. */
const mostProposed = 5;

/** The proposed times for a meeting, `HH:MM` in the time zone of the office. Visitors may type any other time. */
export function proposedTimes({ opens, closes }: OfficeHours): readonly string[] {
  const starts = Array.from({ length: mostProposed }, (_, index) => {
    const start = opens + (index * (closes - opens)) / mostProposed;
    return Math.floor(start / halfHour) * halfHour;
  });
  const fitting = starts.filter((start) => start >= opens && start + meetingMinutes * 60_000 <= closes);
  return [...new Set(fitting)].map(toClock);
}

const mostStarts = 3;

/**
 * The next proposed times on days of the office, `YYYY-MM-DDTHH:MM` in its time zone.
 * @param times `HH:MM` in order
 */
export function nextStarts(
  { country, days }: Pick<OfficeHours, 'country' | 'days'>,
  times: readonly string[],
  earliest: Date,
): readonly string[] {
  const first = Math.floor(clockOf(earliest, country) / day);
  // An office is open on three days of eight at least.
  return Array.from({ length: 8 }, (_, index) => first + index)
    .filter((dayNumber) => days.includes(weekdayOf(dayNumber)))
    .map((dayNumber) => new Date(dayNumber * day).toISOString().slice(0, 10))
    .flatMap((date) =>
      times.filter((time) => meetingStart(date, time, country) >= earliest).map((time) => `${date}T${time}`),
    )
    .slice(0, mostStarts);
}
