import type { libraryWords as english } from '../en/dashboard-library.ts';
import type { Message } from '../message.ts';

/** Words of the library's own screen: folders, many files at once, the table of their words. */
export const libraryWords = {
  libraryIntro: 'كل ملفات الموقع. وتبقى الملفات غير المستخدمة إلى أن تحذفها.',
  noFolders: 'لا توجد مجلدات بعد.',
  newFolder: 'اسم المجلد الجديد',
  addFolder: 'إضافة مجلد',
  folderName: 'اسم المجلد',
  folderTaken: 'يوجد مجلد بهذا الاسم.',
  deleteFolder: 'حذف المجلد {name}',
  rename: 'تغيير الاسم',
  moveToFolder: 'نقل إلى مجلد',
  moveFiles: {
    zero: 'نقل الملفات إلى مجلد',
    one: 'نقل ملف واحد إلى مجلد',
    two: 'نقل ملفين إلى مجلد',
    few: 'نقل {count} ملفات إلى مجلد',
    many: 'نقل {count} ملفًا إلى مجلد',
    other: 'نقل {count} ملف إلى مجلد',
  },
  addAndMove: 'إضافة ونقل',
  chosenFiles: 'الملفات المحددة',
  chooseNone: 'إلغاء التحديد',
  describeFiles: 'تعديل الأوصاف',
  downloadFiles: 'تنزيل',
  deleteFilesQuestion: {
    zero: 'هل تريد حذف الملفات؟',
    one: 'هل تريد حذف ملف واحد؟',
    two: 'هل تريد حذف ملفين؟',
    few: 'هل تريد حذف {count} ملفات؟',
    many: 'هل تريد حذف {count} ملفًا؟',
    other: 'هل تريد حذف {count} ملف؟',
  },
  filesStay: 'لا يمكن حذف أي من هذه الملفات',
  usedFilesStay: {
    zero: 'لا يبقى أي ملف.',
    one: 'ملف واحد مستخدم، لذلك يبقى.',
    two: 'ملفان مستخدمان، لذلك يبقيان.',
    few: '{count} ملفات مستخدمة، لذلك تبقى.',
    many: '{count} ملفًا مستخدمًا، لذلك تبقى.',
    other: '{count} ملف مستخدم، لذلك تبقى.',
  },
  wordsTableHint: 'ينقلك Enter إلى الملف التالي وTab على طول الصف. والأسطر المنسوخة من جدول تملأ الصفوف التالية.',
} as const satisfies Record<keyof typeof english, Message>;
