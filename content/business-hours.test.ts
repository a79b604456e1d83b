import { describe, expect, it } from 'vitest';
import { answerBy, overdueUntil, weekOf } from './business-hours.ts';
import { countries } from './countries.ts';
import { meetingMinutes, meetingStart, proposedTimes } from './meeting-time.ts';

/** A moment by the clock of Riyadh or Dubai. */
const riyadh = (written: string): Date => new Date(`${written}:00+03:00`);
const dubai = (written: string): Date => new Date(`${written}:00+04:00`);

describe('a message should be answered after one business day', () => {
  it('of which the hours before the end of the day count, and the rest the day after', () => {
    expect(answerBy(riyadh('2026-11-22T11:00'), 'sa')).toEqual(riyadh('2026-11-23T11:00'));
    expect(answerBy(dubai('2026-11-24T09:00'), 'ae')).toEqual(dubai('2026-11-24T18:00'));
  });

  it('counted from the next opening where it came at night', () => {
    expect(answerBy(riyadh('2026-11-22T22:00'), 'sa')).toEqual(riyadh('2026-11-23T18:00'));
    expect(answerBy(riyadh('2026-11-23T03:00'), 'sa')).toEqual(riyadh('2026-11-23T18:00'));
  });

  it('over the weekend of the country: Friday and Saturday in Saudi Arabia, Saturday and Sunday in the Emirates', () => {
    expect(answerBy(riyadh('2026-11-26T16:00'), 'sa')).toEqual(riyadh('2026-11-29T16:00'));
    expect(answerBy(riyadh('2026-11-27T12:00'), 'sa')).toEqual(riyadh('2026-11-29T18:00'));
    expect(answerBy(dubai('2026-11-26T16:00'), 'ae')).toEqual(dubai('2026-11-27T16:00'));
    expect(answerBy(dubai('2026-11-27T16:00'), 'ae')).toEqual(dubai('2026-11-30T16:00'));
  });

  it('which is the same rule as the moment until which messages are overdue, at every half hour of two weeks', () => {
    const start = Date.parse('2026-11-15T00:00:00Z');
    const halfHour = 1_800_000;
    for (const country of countries)
      for (let turn = 0; turn < 672; turn += 7) {
        const now = new Date(start + turn * halfHour);
        const until = overdueUntil(now, country);
        expect(answerBy(until, country).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(answerBy(new Date(until.getTime() + 60_000), country).getTime()).toBeGreaterThan(now.getTime());
      }
  });
});

it('a week begins on Sunday in Saudi Arabia and on Monday in the Emirates', () => {
  expect(weekOf(riyadh('2026-11-21T12:00'), 'sa')).toEqual([riyadh('2026-11-15T00:00'), riyadh('2026-11-22T00:00')]);
  expect(weekOf(riyadh('2026-11-22T00:00'), 'sa')).toEqual([riyadh('2026-11-22T00:00'), riyadh('2026-11-29T00:00')]);
  expect(weekOf(dubai('2026-11-22T23:00'), 'ae')).toEqual([dubai('2026-11-16T00:00'), dubai('2026-11-23T00:00')]);
});

it.each(countries)('the times that are proposed for meetings lie within the hours of the office in %s', (country) => {
  for (const time of proposedTimes) {
    // A Tuesday. What comes while the office is open is due at the same hour of the next day.
    const start = meetingStart('2026-11-24', time, country).getTime();
    const inside = [1, meetingMinutes].map((minutes) => new Date(start + minutes * 60_000));
    const waits = inside.map((moment) => answerBy(moment, country).getTime() - moment.getTime());
    expect(waits).toEqual([86_400_000, 86_400_000]);
  }
});
