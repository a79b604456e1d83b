import type { editorMessages as english } from '../en/dashboard-editor.ts';
import type { Message } from '../message.ts';

/** Messages of the record editor and of the walk through untranslated fields. */
export const editorMessages = {
  openRecord: 'فتح',
  openNamed: 'فتح {title}',
  onOnePage: 'فتح في صفحة واحدة',
  onThisPage: 'في هذه الصفحة',
  editorFields: 'البيانات',
  linkedFrom: 'يُشار إليه في',
  seePreview: 'عرض المعاينة',
  gapPlace: '{place} من {count}',
  gapSkip: 'تخطّي',
  gapSave: 'حفظ والانتقال إلى التالي',
  gapsFilled: {
    zero: 'وصلت إلى نهاية القائمة ولم يُكمَل شيء.',
    one: 'وصلت إلى نهاية القائمة، واكتمل عنصر واحد.',
    two: 'وصلت إلى نهاية القائمة، واكتمل عنصران.',
    few: 'وصلت إلى نهاية القائمة، واكتملت {count} عناصر.',
    many: 'وصلت إلى نهاية القائمة، واكتمل {count} عنصرًا.',
    other: 'وصلت إلى نهاية القائمة، واكتمل {count} عنصر.',
  },
} as const satisfies Record<keyof typeof english, Message>;
