import { readFileSync, globSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { formatOfficeTime } from './format-office-time.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', '28 Nov 2026, 01:30 (Riyadh)'],
  ['ar', '(الرياض)'],
])(
  'shows a moment by the clocks of the office and names them, also to an administrator elsewhere (%s) [ADM-GEN-47]',
  (language, said) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    expect(formatOfficeTime('2026-11-27T22:30:00.000Z')).toContain(said);
  },
);

it('the dashboard never asks for the clock of the browser [ADM-GEN-47]', () => {
  const sources = globSync('dashboard/**/*.{ts,tsx}').filter((path) => !path.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(400);
  const asking = /resolvedOptions|getTimezoneOffset|getHours\(|toLocale(?:Date|Time)String/;
  expect(sources.filter((path) => asking.test(readFileSync(path, 'utf8')))).toEqual([]);
});
