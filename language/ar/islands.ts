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
} as const satisfies Record<keyof typeof english, Message>;
