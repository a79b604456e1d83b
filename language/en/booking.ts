import type { Message } from '../message.ts';

/** Messages of the booking calendar. Wordings of the specification are exact. */
export const booking = {
  bookingTitle: 'Book a Meeting Now',
  bookingDayMissing: 'Please choose a day.',
  'bookingZone-sa': 'Riyadh time (UTC+3)',
  'bookingZone-ae': 'Dubai time (UTC+4)',
  bookingOnline: '{days}: online',
} as const satisfies Record<string, Message>;
