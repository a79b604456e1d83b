import type { Message } from '../message.ts';

/** Messages of the palette and of link fields. */
export const findingMessages = {
  leadsTo: 'يؤدي إلى: {place}',
  leadsNowhere: 'لا صفحة بهذا العنوان.',
  leadsOutside: 'يؤدي إلى موقع آخر.',
  pagesOfSite: 'صفحات الموقع',
  pagesNone: 'لا صفحة بهذا الاسم. يمكنك أيضًا كتابة عنوان.',
  pagesUnread: 'تعذّر تحميل الصفحات.',

  search: 'بحث',
  paletteLabel: 'ابحث أو انتقل إلى',
  paletteHint: 'عنصر أو عميل أو رقم أو إجراء',
  paletteResults: 'النتائج',
  paletteEmpty: 'لا نتائج.',
  paletteLoading: 'جارٍ البحث في العناصر ...',
  paletteScreen: 'شاشة',
  paletteSection: 'قسم',
  paletteAction: 'إجراء',
  paletteRecent: 'حديثًا',
  paletteCustomer: 'عميل',
  paletteEnquiry: 'استفسار',
  paletteQuotation: 'عرض سعر',
  paletteFile: 'ملف',
  paletteSettings: 'إعدادات',
  paletteHelp: 'مساعدة',
  callsHelp: 'وصف واجهة API',
  paletteCount: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  addOne: 'إضافة: {place}',
} as const satisfies Record<string, Message>;
