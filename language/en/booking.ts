import type { Message } from '../message.ts';

/** The words of the booking calendar. The wording of the specification is exact. */
export const booking = {
  bookingTitle: 'Book a Meeting Now',
  bookingDayMissing: 'Please choose a day.',
  'bookingZone-sa': 'Riyadh time (UTC+3)',
  'bookingZone-ae': 'Dubai time (UTC+4)',
  bookingOnline: '{days}: online',
} as const satisfies Record<string, Message>;
