import { expect, it } from 'vitest';
import { isDate, isInMonthOf, timestampsOf, monthOfDay, shiftMonth, weekOfDay } from './calendar-days.ts';

it('a week begins on the first business day of the country', () => {
  expect(weekOfDay('2026-11-21', 'sa')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(weekOfDay('2026-11-22', 'sa')[0]).toBe('2026-11-22');
  expect(weekOfDay('2026-11-22', 'ae')[0]).toBe('2026-11-16');
});

it('a month is shown in whole weeks, also one that fills exactly four', () => {
  const november = monthOfDay('2026-11-21', 'sa');
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  const february = monthOfDay('2027-02-10', 'ae');
  expect([february[0], february.at(-1), february.length]).toEqual(['2027-02-01', '2027-02-28', 28]);
});

it('months follow each other over the end of a year', () => {
  expect([shiftMonth('2026-12-31', 1), shiftMonth('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
});

it('the days around a month do not belong to it', () => {
  const days = monthOfDay('2026-12-15', 'sa').filter((day) => isInMonthOf(day, '2026-12-15'));
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-12-01', '2026-12-31', 31]);
});

it('days begin and end by the clock of the country', () => {
  const days = ['2026-11-22', '2026-11-23'];
  expect(timestampsOf(days, 'sa').map((timestamp) => timestamp.toISOString())).toEqual([
    '2026-11-21T21:00:00.000Z',
    '2026-11-23T21:00:00.000Z',
  ]);
  expect(timestampsOf(days, 'ae').map((timestamp) => timestamp.toISOString())).toEqual([
    '2026-11-21T20:00:00.000Z',
    '2026-11-23T20:00:00.000Z',
  ]);
});

it('a day that does not exist is none', () => {
  expect(['2026-02-28', '2026-02-30', '2026-2-3', 'today', ''].map(isDate)).toEqual([true, false, false, false, false]);
});
