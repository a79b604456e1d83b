import { expect, it } from 'vitest';
import { meetingStart } from '../content/meeting-time.ts';
import { dayName } from './calendar-names.ts';

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < 300; turn += 1) work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const anew = () =>
  new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', { dateStyle: 'full', timeZone: 'UTC' }).format(0);

it.each([
  ['the name of a day', () => dayName('2026-11-24', 'en')],
  ['the moment of a meeting', () => meetingStart('2026-11-24', '10:00', 'sa')],
])('%s costs less than a format of dates made for it', (_what, work) => {
  expect(processorTime(work)).toBeLessThan(processorTime(anew) / 2);
});
