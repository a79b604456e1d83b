import { describe, expect, it } from 'vitest';
import { answerBy, clockTime, nextStarts, overdueUntil, proposedTimes, usualHours, weekOf } from './business-hours.ts';
import { countries } from './countries.ts';
import { meetingMinutes } from './meeting-time.ts';
import { toOfficeHours } from './office-settings.ts';

const [sa, ae] = [usualHours('sa'), usualHours('ae')];

/** A timestamp in the time zone of Riyadh or Dubai. */
const riyadh = (written: string): Date => new Date(`${written}:00+03:00`);
const dubai = (written: string): Date => new Date(`${written}:00+04:00`);

describe('a message should be answered after one business day', () => {
  it('of which the hours before the end of the day count, and the rest the day after', () => {
    expect(answerBy(riyadh('2026-11-22T11:00'), sa)).toEqual(riyadh('2026-11-23T11:00'));
    expect(answerBy(dubai('2026-11-24T09:00'), ae)).toEqual(dubai('2026-11-24T18:00'));
  });

  it('counted from the next opening where it came at night', () => {
    expect(answerBy(riyadh('2026-11-22T22:00'), sa)).toEqual(riyadh('2026-11-23T18:00'));
    expect(answerBy(riyadh('2026-11-23T03:00'), sa)).toEqual(riyadh('2026-11-23T18:00'));
  });

  it('over the weekend of the country: Friday and Saturday in Saudi Arabia, Saturday and Sunday in the Emirates', () => {
    expect(answerBy(riyadh('2026-11-26T16:00'), sa)).toEqual(riyadh('2026-11-29T16:00'));
    expect(answerBy(riyadh('2026-11-27T12:00'), sa)).toEqual(riyadh('2026-11-29T18:00'));
    expect(answerBy(dubai('2026-11-26T16:00'), ae)).toEqual(dubai('2026-11-27T16:00'));
    expect(answerBy(dubai('2026-11-27T16:00'), ae)).toEqual(dubai('2026-11-30T16:00'));
  });

  it('which is the same rule as the moment until which messages are overdue, at every half hour of two weeks', () => {
    const start = Date.parse('2026-11-15T00:00:00Z');
    const halfHour = 1_800_000;
    for (const office of countries.map(usualHours))
      for (let turn = 0; turn < 672; turn += 7) {
        const now = new Date(start + turn * halfHour);
        const until = overdueUntil(now, office);
        expect(answerBy(until, office).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(answerBy(new Date(until.getTime() + 60_000), office).getTime()).toBeGreaterThan(now.getTime());
      }
  });
});

it('an office keeps the days and hours of its settings, and those of its country where they say nothing', () => {
  const early = toOfficeHours('sa', { officeDays: 'sat-thu', opens: '08:00', closes: '16:30' });
  expect(answerBy(riyadh('2026-11-26T16:00'), early)).toEqual(riyadh('2026-11-28T16:00'));
  expect(answerBy(riyadh('2026-11-27T12:00'), early)).toEqual(riyadh('2026-11-28T16:30'));
  expect(toOfficeHours('ae', { officeDays: '', opens: '', closes: '' })).toEqual(ae);
  expect(toOfficeHours('ae', { officeDays: '', opens: '18:00', closes: '09:00' })).toEqual(ae);
});

it('a week begins on Sunday in Saudi Arabia and on Monday in the Emirates', () => {
  expect(weekOf(riyadh('2026-11-21T12:00'), 'sa')).toEqual([riyadh('2026-11-15T00:00'), riyadh('2026-11-22T00:00')]);
  expect(weekOf(riyadh('2026-11-22T00:00'), 'sa')).toEqual([riyadh('2026-11-22T00:00'), riyadh('2026-11-29T00:00')]);
  expect(weekOf(dubai('2026-11-22T23:00'), 'ae')).toEqual([dubai('2026-11-16T00:00'), dubai('2026-11-23T00:00')]);
});

describe('the times that are proposed for meetings', () => {
  it('are spread over the hours of the office', () => {
    expect(proposedTimes(sa)).toEqual(['09:00', '10:30', '12:30', '14:00', '16:00']);
    const hours = (opens: string, closes: string) => toOfficeHours('ae', { officeDays: '', opens, closes });
    expect(proposedTimes(hours('14:00', '22:00'))).toEqual(['14:00', '15:30', '17:00', '18:30', '20:00']);
    expect(proposedTimes(hours('09:15', '10:30'))).toEqual(['09:30', '10:00']);
  });

  it.each(countries)('lie within the hours of the office in %s', (country) => {
    const office = usualHours(country);
    const starts = proposedTimes(office).map(clockTime);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(office.opens);
    expect(Math.max(...starts) + meetingMinutes * 60_000).toBeLessThanOrEqual(office.closes);
  });
});

describe('the next times for meetings', () => {
  const times = ['09:00', '14:00'];

  it('are those of the office that leave the notice, from day to day [PUB-BOOK-25]', () => {
    expect(nextStarts(sa, times, riyadh('2026-11-23T08:59'))).toEqual([
      '2026-11-23T09:00',
      '2026-11-23T14:00',
      '2026-11-24T09:00',
    ]);
    expect(nextStarts(sa, times, riyadh('2026-11-23T14:00')).slice(0, 1)).toEqual(['2026-11-23T14:00']);
    expect(nextStarts(sa, [], riyadh('2026-11-23T14:00'))).toEqual([]);
  });

  it('leave out the weekend of the country, and only that [PUB-BOOK-25]', () => {
    const thursday = '2026-11-26T13:00';
    const daysOf = (starts: readonly string[]) => starts.map((start) => start.slice(0, 10));
    expect(daysOf(nextStarts(sa, times, riyadh(thursday)))).toEqual(['2026-11-26', '2026-11-29', '2026-11-29']);
    expect(daysOf(nextStarts(ae, times, dubai(thursday)))).toEqual(['2026-11-26', '2026-11-27', '2026-11-27']);
  });
});
