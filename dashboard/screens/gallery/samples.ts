import type { Language } from '../../../language/languages.ts';

/** Sample values: short, usual, and unexpectedly long. */
export interface Sample {
  readonly short: string;
  readonly usual: string;
  readonly long: string;
  readonly wrong: string;
  readonly hint: string;
}

export const samples: Readonly<Record<Language, Sample>> = {
  en: {
    short: 'Save',
    usual: 'Indoor LED wall',
    long: 'Transparent-facade-display-with-an-uninterruptedly-long-name and the forty-two words that the marketing department could not do without when it described the facade of the new museum beside the river',
    wrong: 'A required text is missing in this language',
    hint: 'Shown below the picture on the page of the product',
  },
  ar: {
    short: 'حفظ',
    usual: 'جدار LED داخلي',
    long: 'شاشة‌الواجهات‌الشفافة‌ذات‌الاسم‌الطويل‌المتصل‌الذي‌لا‌ينقطع مع كل ما رأت إدارة التسويق أنه لا غنى عنه عند وصف واجهة المتحف الجديد المطل على النهر في قلب المدينة القديمة',
    wrong: 'ينقص نص مطلوب بهذه اللغة',
    hint: 'يظهر تحت الصورة في صفحة المنتج',
  },
};
