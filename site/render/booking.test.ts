import { expect, it } from 'vitest';
import type { Country } from '../../content/countries.ts';
import { companyContent } from '../../tests/support/company-content.ts';
import { createMemoryReader } from '../../tests/support/memory-reader.ts';
import { loadBooking } from './booking.ts';

function bookingAt(now: string, meetingNotice: number | null, country: Country = 'sa') {
  const base = `settings/country-${country}`;
  const [office] = companyContent[base] ?? [];
  const content = { ...companyContent, [base]: [{ fields: { ...office?.fields, meetingNotice } }] };
  return loadBooking({ reader: createMemoryReader(content, { country }) }, new Date(now));
}

// Riyadh is three hours ahead of UTC, Dubai four.
it.each([
  ['2026-11-22T09:00:00Z', null, 'sa', '2026-11-22', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T19:59:00Z', null, 'sa', '2026-11-22', '2026-11-22T20:00:00.000Z'],
  ['2026-11-22T20:00:00Z', null, 'sa', '2026-11-23', '2026-11-22T21:00:00.000Z'],
  ['2026-11-22T20:30:00Z', 0, 'sa', '2026-11-22', '2026-11-22T21:00:00.000Z'],
  ['2026-11-22T19:30:00Z', 60, 'ae', '2026-11-23', '2026-11-22T20:00:00.000Z'],
  ['2026-11-22T09:00:00Z', 1440, 'sa', '2026-11-23', '2026-11-22T09:30:00.000Z'],
  ['2026-11-22T09:00:00Z', 10_080, 'ae', '2026-11-29', '2026-11-22T20:00:00.000Z'],
] as const)(
  'at %s with %s minutes of notice in %s a meeting can be booked from %s on, which with its next times holds until %s [PUB-BOOK-23, PUB-BOOK-25]',
  async (now, notice, country, firstDay, freshUntil) => {
    const booking = await bookingAt(now, notice, country);
    expect([booking.firstDay, booking.freshUntil.toISOString()]).toEqual([firstDay, freshUntil]);
  },
);
