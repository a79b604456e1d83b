import type { booking as english } from '../en/booking.ts';
import type { Message } from '../message.ts';

/** Messages of the booking calendar. */
export const booking = {
  bookingTitle: 'احجز اجتماعك الآن',
  bookingDayMissing: 'يرجى اختيار اليوم.',
  // Isolated, so that the plus sign stays before its number.
  'bookingZone-sa': 'بتوقيت الرياض (غرينتش \u2066+3\u2069)',
  'bookingZone-ae': 'بتوقيت دبي (غرينتش \u2066+4\u2069)',
  bookingOnline: '{days}: عبر الإنترنت',
} as const satisfies Record<keyof typeof english, Message>;
