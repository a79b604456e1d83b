import type { islands as english } from '../en/islands.ts';
import type { Message } from '../message.ts';

export const islands = {
  previous: 'السابق',
  next: 'التالي',
  pause: 'إيقاف الشرائح مؤقتًا',
  play: 'تشغيل الشرائح',
  carousel: 'عارض شرائح',
  slideOf: 'الشريحة {number} من {count}',
  showSlide: 'اعرض الشريحة {number}',
  didYouMean: 'هل تقصد {address}؟',
  close: 'إغلاق',
  formSteps: 'خطوات النموذج',
  formStep: 'الخطوة {step} من {steps}',
  formNext: 'التالي',
  formBack: 'السابق',
  inquiryLead: 'اترك لنا بياناتك، وسيجيبك مهندس يعرف هذه الشاشة جيدًا.',
  bookingPreviousMonth: 'الشهر السابق',
  bookingNextMonth: 'الشهر التالي',
  bookingToday: 'اليوم: {day}',
  bookingChooseDay: 'اختر يومًا',
  bookingDayPast: 'مضى هذا اليوم. يرجى اختيار يوم لاحق.',
  bookingPastDay: '{day}، يوم مضى',
} as const satisfies Record<keyof typeof english, Message>;
