import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayToFocus,
  daysShown,
  followKey,
  inWeeks,
  monthOf,
  monthToOpen,
  nextMidnight,
  stepMonth,
  stepWeekday,
} from './calendar.ts';

const months = Array.from({ length: 240 }, (_, index) => stepMonth('2020-01', index));
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('the days of a month', () => {
  it('are 25, five weeks from Monday to Friday, in each of 240 months [PUB-BOOK-04] [CONST-40]', () => {
    for (const month of months) {
      expect(daysShown(month)).toHaveLength(25);
      expect(daysShown(month).map(weekdayOf)).toEqual([
        1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5,
      ]);
      expect(inWeeks(daysShown(month)).flat()).toEqual(daysShown(month));
      expect(inWeeks(daysShown(month)).map((week) => week.length)).toEqual([5, 5, 5, 5, 5]);
    }
  });

  it('begin with the Monday on or before the first of the month [PUB-BOOK-05]', () => {
    for (const month of months) {
      const [monday = ''] = daysShown(month);
      expect(monday <= `${month}-01`).toBe(true);
      expect(addDays(monday, 7) > `${month}-01`).toBe(true);
    }
    expect(daysShown('2026-06')[0]).toBe('2026-06-01');
    expect(daysShown('2026-11')[0]).toBe('2026-10-26');
    expect(daysShown('2026-03')[0]).toBe('2026-02-23');
  });

  it('of two months after one another leave no weekday out [OP-052]', () => {
    for (const month of months) {
      const [monday = ''] = daysShown(stepMonth(month, 1));
      expect(daysShown(month)).toContain(stepWeekday(monday, -1));
    }
    expect(daysShown('2026-08')).not.toContain('2026-08-31');
    expect(daysShown('2026-09')[0]).toBe('2026-08-31');
  });
});

describe('steps', () => {
  it('lead from month to month over the end of a year [PUB-BOOK-08]', () => {
    expect(stepMonth('2026-12', 1)).toBe('2027-01');
    expect(stepMonth('2027-01', -1)).toBe('2026-12');
    expect(months.at(-1)).toBe('2039-12');
  });

  it('lead from weekday to weekday over the weekend', () => {
    expect(stepWeekday('2026-11-20', 1)).toBe('2026-11-23');
    expect(stepWeekday('2026-11-23', -1)).toBe('2026-11-20');
    expect(stepWeekday('2026-11-18', 5)).toBe('2026-11-25');
    expect(stepWeekday('2026-11-18', -5)).toBe('2026-11-11');
    expect(stepWeekday('2024-02-28', 2)).toBe('2024-03-01');
  });
});

describe('the month to open', () => {
  it('is that of today, as long as one of its days can be chosen', () => {
    expect(monthToOpen('2026-11-21')).toBe('2026-11');
    expect(monthToOpen('2026-08-28')).toBe('2026-08');
    expect(monthToOpen('2026-08-29')).toBe('2026-09');
    expect(monthToOpen('2026-08-31')).toBe('2026-09');
  });

  it('always shows a day that can be chosen', () => {
    for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      expect(daysShown(monthToOpen(day)).some((shown) => shown >= day)).toBe(true);
    }
  });

  it('is entered by keyboard at the chosen day, otherwise at the first that can be chosen', () => {
    const days = daysShown('2026-11');
    expect(dayToFocus(days, '2026-11-21', '2026-11-25')).toBe('2026-11-25');
    expect(dayToFocus(days, '2026-11-21', '2027-01-04')).toBe('2026-11-23');
    expect(dayToFocus(days, '2027-11-21', '')).toBe('2026-10-26');
  });
});

it('a day ends at midnight of the country it is shown for', () => {
  const evening = new Date('2026-11-21T20:30:00Z');
  expect(nextMidnight('sa', evening)).toEqual(new Date('2026-11-21T21:00:00Z'));
  expect(nextMidnight('ae', evening)).toEqual(new Date('2026-11-22T20:00:00Z'));
  expect(monthOf('2026-11-21')).toBe('2026-11');
});

describe('the keys of the calendar', () => {
  const from = { month: '2037-08', day: '2037-08-12' };

  it('lead along the line of reading, over weekends and within the week', () => {
    expect(followKey('ArrowRight', from, 'ltr')).toEqual({ month: '2037-08', day: '2037-08-13' });
    expect(followKey('ArrowRight', from, 'rtl')).toEqual({ month: '2037-08', day: '2037-08-11' });
    expect(followKey('ArrowLeft', { ...from, day: '2037-08-17' }, 'ltr')?.day).toBe('2037-08-14');
    expect(followKey('Home', from, 'rtl')?.day).toBe('2037-08-10');
    expect(followKey('End', from, 'rtl')?.day).toBe('2037-08-14');
    expect(followKey('a', from, 'ltr')).toBeNull();
  });

  it('lead to a day that is shown, also beyond the month', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];
    for (const month of months.slice(0, 24)) {
      for (const day of daysShown(month)) {
        for (const key of keys) {
          const next = followKey(key, { month, day }, 'ltr');
          expect(daysShown(next?.month ?? '2000-01')).toContain(next?.day);
        }
      }
    }
  });
});
