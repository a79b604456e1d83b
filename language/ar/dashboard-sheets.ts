import type { sheetMessages as english } from '../en/dashboard-sheets.ts';
import type { Message } from '../message.ts';

/** Messages of the spreadsheet screen. */
export const sheetMessages = {
  sheetsIntro: 'المنتجات وقوائم أخرى في ملف CSV تعدّله في برنامج جداول ثم تستورده.',
  sheetOf: 'القائمة',
  sheetExport: 'تنزيل بصيغة CSV',
  sheetImport: 'استيراد صفوف من ملف CSV',
  sheetImportIntro:
    'ترى ما سيحدث لكل صف قبل أن يتغيّر شيء. الأعمدة الناقصة لا تغيّر حقولها، والصفوف التي بلا رقم تُضاف مسودات.',
  sheetChoose: 'اختر ملف CSV',
  sheetTakes: 'ملف CSV أو نص بعلامات جدولة، محفوظ بترميز UTF-8 أو UTF-16 أو العربية لويندوز.',
  sheetTrying: 'جارٍ فحص الصفوف: {done} …',
  sheetProgress: 'جارٍ الاستيراد: {done} من {all}',
  sheetEncoding: 'تتعذّر قراءة نص هذا الملف لأنه غير محفوظ بترميز UTF-8. احفظه بصيغة «CSV UTF-8» ثم اختره من جديد.',
  sheetWorkbook:
    'هذا مصنف جداول وليس ملف CSV. افتحه في برنامج الجداول واحفظ الورقة بصيغة «CSV UTF-8» ثم اختر ذلك الملف.',
  sheetGuessed:
    'هذا الملف غير محفوظ بترميز UTF-8، وقُرئ بترميز العربية لويندوز (1256). راجع النصوص العربية أدناه قبل الاستيراد.',
  sheetAbove: 'صفوف فوق أسماء الأعمدة سيتم تخطيها: {rows}',
  sheetShape: 'هذا الملف ليس CSV سليمًا، إذ لا تتميز خلاياه. ربما تنقصه علامة اقتباس.',
  sheetEmpty: 'لا يوجد أي صف تحت السطر الأول من هذا الملف.',
  sheetIgnored: 'أعمدة غير معروفة سيتم تخطيها: {columns}',
  sheetOutcome: 'ما سيحدث للصفوف',
  countOfKind: '{kind}: {number}',
  sheetLine: 'الصف {line}:',
  rowsRefused: { one: 'مرفوض', two: 'مرفوضة', other: 'مرفوضة' },
  rowsChanged: { one: 'معدَّل', two: 'معدَّلة', other: 'معدَّلة' },
  rowsAdded: { one: 'مضاف', two: 'مضافة', other: 'مضافة' },
  rowsSame: { one: 'بلا تغيير', two: 'بلا تغيير', other: 'بلا تغيير' },
  emptied: '(فارغ)',
  moreRows: 'عرض المزيد من الصفوف',
  sheetTake: {
    zero: 'استيراد الصفوف',
    one: 'استيراد صف واحد',
    two: 'استيراد صفين',
    few: 'استيراد {count} صفوف',
    many: 'استيراد {count} صفًا',
    other: 'استيراد {count} صف',
  },
  sheetNothing: 'لا يغيّر هذا الملف شيئًا.',
  sheetLeavesOut: {
    zero: 'لا صفوف مرفوضة.',
    one: 'صف واحد مرفوض وسيتم تخطيه.',
    two: 'صفان مرفوضان وسيتم تخطيهما.',
    few: '{count} صفوف مرفوضة وسيتم تخطيها.',
    many: '{count} صفًا مرفوضًا وسيتم تخطيها.',
    other: '{count} صف مرفوض وسيتم تخطيها.',
  },
  sheetDone: {
    zero: 'لم يُستورد أي صف',
    one: 'استُورد صف واحد',
    two: 'استُورد صفان',
    few: 'استُوردت {count} صفوف',
    many: 'استُورد {count} صفًا',
    other: 'استُورد {count} صف',
  },
  sheetBrokeOff: {
    zero: 'انقطع الاتصال قبل الاستيراد، وبقي {left}',
    one: 'استُورد صف واحد قبل انقطاع الاتصال، وبقي {left}',
    two: 'استُورد صفان قبل انقطاع الاتصال، وبقي {left}',
    few: 'استُوردت {count} صفوف قبل انقطاع الاتصال، وبقي {left}',
    many: 'استُورد {count} صفًا قبل انقطاع الاتصال، وبقي {left}',
    other: 'استُورد {count} صف قبل انقطاع الاتصال، وبقي {left}',
  },
} as const satisfies Record<keyof typeof english, Message>;
