import { type Country, factsOf } from './countries.ts';

/** How long a meeting is set down for, in minutes. */
export const meetingMinutes = 30;

const aheadOf = (country: Country): number => factsOf(country).minutesAhead * 60_000;

/** What the clocks of a country show at a moment, in milliseconds as if they showed UTC. */
export const clockOf = (moment: Date, country: Country): number => moment.getTime() + aheadOf(country);

/** The moment at which the clocks of a country show that. */
export const momentOf = (clock: number, country: Country): Date => new Date(clock - aheadOf(country));

/** The day it is in a country, `YYYY-MM-DD`. */
export const todayIn = (country: Country, now: Date): string =>
  new Date(clockOf(now, country)).toISOString().slice(0, 10);

/** The moment at which the clocks of a country show a day and a time. */
export const meetingStart = (day: string, time: string, country: Country): Date =>
  momentOf(Date.parse(`${day}T${time}:00Z`), country);

/** The first moment at which a meeting that is booked now may begin. @param notice minutes */
export const earliestMeeting = (now: Date, notice: number): Date => new Date(now.getTime() + notice * 60_000);
