import { dateFormat } from '../language/date-format.ts';
import { type Country, timeZoneOf } from './countries.ts';

/** How long a meeting is set down for, in minutes. */
export const meetingMinutes = 30;

/** The day it is in a country, `YYYY-MM-DD`. */
export const todayIn = (country: Country, now: Date): string =>
  dateFormat('en-CA', {
    timeZone: timeZoneOf(country),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);

/** Minutes by which the clocks of a country are ahead of UTC at a moment. */
export function offsetAt(country: Country, moment: Date): number {
  const parts = dateFormat('en', {
    timeZone: timeZoneOf(country),
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The moment at which the clocks of a country show a day and a time. Neither country puts its clocks forward or back. */
export function meetingStart(day: string, time: string, country: Country): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  return new Date(asUtc.getTime() - offsetAt(country, asUtc) * 60_000);
}
