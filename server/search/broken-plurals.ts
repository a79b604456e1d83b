import { fold } from '../../language/fold.ts';

/** Irregular plurals of the trade, with their singulars. */
const written: Readonly<Record<string, string>> = {
  أكشاك: 'كشك',
  جدران: 'جدار',
  ألواح: 'لوحة',
  عروض: 'عرض',
  حوائط: 'حائط',
  أضواء: 'ضوء',
  نوافذ: 'نافذة',
  أجهزة: 'جهاز',
  أنواع: 'نوع',
  أحجام: 'حجم',
  أبعاد: 'بعد',
  أسعار: 'سعر',
  مشاريع: 'مشروع',
  حلول: 'حل',
  مساجد: 'مسجد',
  ملاعب: 'ملعب',
  مدارس: 'مدرسة',
  فنادق: 'فندق',
  مراكز: 'مركز',
  متاجر: 'متجر',
  مكاتب: 'مكتب',
  مسارح: 'مسرح',
  مصانع: 'مصنع',
  معارض: 'معرض',
  مطاعم: 'مطعم',
  منازل: 'منزل',
  أسواق: 'سوق',
  شوارع: 'شارع',
  طرق: 'طريق',
  أعمدة: 'عمود',
  بنوك: 'بنك',
};

const pairs = Object.entries(written).map(([plural, singular]): [string, string] => [fold(plural), fold(singular)]);

/** Folded plurals with their folded singulars. */
export const brokenPlurals: ReadonlyMap<string, string> = new Map(pairs);
