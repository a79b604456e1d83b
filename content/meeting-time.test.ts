import { expect, it } from 'vitest';
import { countries, timeZoneOf } from './countries.ts';
import { meetingStart, todayIn } from './meeting-time.ts';

// Fails for a country with daylight saving time, whose offset from UTC is not a single number.
it.each(countries)('the clocks of %s are those of its time zone, in every week of ten years', (country) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZoneOf(country),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let week = 0; week < 520; week += 1) {
    const [day, time] = [new Date(Date.UTC(2022, 0, 1 + week * 7)).toISOString().slice(0, 10), '23:45'];
    const start = meetingStart(day, time, country);
    expect(format.format(start)).toBe(`${day} ${time}`);
    expect(todayIn(country, start)).toBe(day);
  }
});

it('a day begins at midnight of the country, not of UTC', () => {
  expect(todayIn('sa', new Date('2026-11-27T20:59:59Z'))).toBe('2026-11-27');
  expect(todayIn('sa', new Date('2026-11-27T21:00:00Z'))).toBe('2026-11-28');
  expect(todayIn('ae', new Date('2026-11-27T20:00:00Z'))).toBe('2026-11-28');
});
