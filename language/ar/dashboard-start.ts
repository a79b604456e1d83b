import type { startWords as english } from '../en/dashboard-start.ts';
import type { Message } from '../message.ts';

/** كلمات ما يُبدأ من الشاشة الأولى. */
export const startWords = {
  quickStart: 'بداية سريعة',
  startProduct: 'إضافة منتج',
  startFiles: 'إضافة ملفات',
} as const satisfies Record<keyof typeof english, Message>;
