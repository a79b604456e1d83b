import { type Country, factsOf } from './countries.ts';

/** Duration of a meeting in minutes. */
export const meetingMinutes = 30;

const aheadOf = (country: Country): number => factsOf(country).minutesAhead * 60_000;

/** The local time of a country at a timestamp, as milliseconds since 1970 as if it were UTC. */
export const clockOf = (timestamp: Date, country: Country): number => timestamp.getTime() + aheadOf(country);

/** The timestamp of a country's local time; the inverse of `clockOf`. */
export const timestampOf = (clock: number, country: Country): Date => new Date(clock - aheadOf(country));

/** The current date in a country, `YYYY-MM-DD`. */
export const todayIn = (country: Country, now: Date): string =>
  new Date(clockOf(now, country)).toISOString().slice(0, 10);

/** The timestamp of a date and time in a country. */
export const meetingStart = (day: string, time: string, country: Country): Date =>
  timestampOf(Date.parse(`${day}T${time}:00Z`), country);

/** The earliest start of a meeting booked at `now`. @param notice minutes */
export const earliestMeeting = (now: Date, notice: number): Date => new Date(now.getTime() + notice * 60_000);
