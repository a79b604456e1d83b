import type { wayWords as english } from '../en/dashboard-ways.ts';
import type { Message } from '../message.ts';

/** Words of the header's second menu, and of the keys that mean the same everywhere. */
export const wayWords = {
  groupRecent: 'آخر ما استُخدم',
  groupContent: 'المحتوى',
  groupFiles: 'الملفات والروابط',
  groupPeople: 'الأشخاص',
  groupSystem: 'النظام',
  shortcuts: 'اختصارات لوحة المفاتيح',
  shortcutsHint: 'لا يحفظ أي مفتاح ولا ينشر ما دام سؤال أو قائمة مفتوحين.',
  shortcutSave: 'حفظ النموذج المفتوح',
  shortcutPublish: 'نشر النموذج المفتوح',
  shortcutFind: 'البحث عن شاشة أو عنصر',
  shortcutHelp: 'عرض هذه المفاتيح',
} as const satisfies Record<keyof typeof english, Message>;
