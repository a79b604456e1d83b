import type { navigationMessages as english } from '../en/dashboard-navigation.ts';
import type { Message } from '../message.ts';

/** Messages of the header's second menu and of the shortcuts. */
export const navigationMessages = {
  groupRecent: 'المستخدم مؤخرًا',
  groupVisitors: 'الزوار',
  groupSite: 'الموقع',
  groupContent: 'المحتوى',
  groupTeam: 'الفريق',
  groupOperation: 'التشغيل',
  shortcuts: 'اختصارات لوحة المفاتيح',
  shortcutsHint: 'لا يحفظ أي مفتاح ولا ينشر ما دام هناك سؤال أو قائمة مفتوحة.',
  shortcutSave: 'حفظ النموذج المفتوح',
  shortcutPublish: 'نشر النموذج المفتوح',
  shortcutFind: 'البحث عن شاشة أو عنصر',
  shortcutHelp: 'عرض هذه المفاتيح',
  sheets: 'جداول البيانات',
  enquiries: 'الاستفسارات',
  offers: 'عروض الأسعار',
  bookings: 'الاجتماعات',
  subscribers: 'المشتركون',
  outbox: 'البريد والإشعارات البرمجية',
  person: 'بيانات شخص واحد',
  backup: 'النسخ الاحتياطي',
  jobs: 'المهام المجدولة',
  zoneSa: 'توقيت الرياض (UTC+3)',
  zoneAe: 'توقيت دبي (UTC+4)',
  bookingsZone: 'المنطقة الزمنية',
  bookingsEarlier: 'السابق',
  bookingsToday: 'اليوم',
  bookingsLater: 'التالي',
  moderation: 'الإشراف على المشاركات',
} as const satisfies Record<keyof typeof english, Message>;
