import type { booking as english } from '../en/booking.ts';
import type { Message } from '../message.ts';

/** The words of the booking calendar. */
export const booking = {
  bookingTitle: 'احجز اجتماعك الآن',
  bookingPreviousMonth: 'الشهر السابق',
  bookingNextMonth: 'الشهر التالي',
  bookingChooseDay: 'اختر يومًا',
  bookingDayMissing: 'يرجى اختيار اليوم.',
  bookingDayPast: 'مضى هذا اليوم. يرجى اختيار يوم لاحق.',
  bookingPastDay: '{day}، يوم مضى',
  'bookingZone-sa': 'بتوقيت الرياض (غرينتش +3)',
  'bookingZone-ae': 'بتوقيت دبي (غرينتش +4)',
} as const satisfies Record<keyof typeof english, Message>;
