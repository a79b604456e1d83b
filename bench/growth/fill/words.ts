import type { Words } from '../../../language/languages.ts';

/** At least one item. */
export type Some<T> = readonly [T, ...T[]];

const both = (en: string, ar: string): Words => ({ en, ar });

export const kinds: Some<Words> = [
  both('Display', 'شاشة'),
  both('Wall', 'جدار'),
  both('Kiosk', 'كشك'),
  both('Panel', 'لوحة'),
  both('Ribbon', 'شريط'),
  both('Totem', 'عمود'),
  both('Cube', 'مكعب'),
  both('Ticker', 'شريط أخبار'),
];

export const venues: Some<Words> = [
  both('lobby', 'بهو'),
  both('arena', 'ملعب'),
  both('mosque', 'مسجد'),
  both('studio', 'استوديو'),
  both('mall', 'مركز تسوق'),
  both('airport', 'مطار'),
  both('school', 'مدرسة'),
  both('hospital', 'مستشفى'),
  both('museum', 'متحف'),
  both('road', 'طريق'),
  both('station', 'محطة'),
];

export const virtues: Some<Words> = [
  both('bright', 'ساطعة'),
  both('quiet', 'هادئة'),
  both('thin', 'نحيفة'),
  both('modular', 'معيارية'),
  both('curved', 'منحنية'),
  both('sealed', 'محكمة'),
  both('foldable', 'قابلة للطي'),
];

/** Names of series. */
export const series: Some<Words> = [
  both('Noor', 'نور'),
  both('Ufuq', 'أفق'),
  both('Najm', 'نجم'),
  both('Barq', 'برق'),
  both('Sahab', 'سحاب'),
  both('Wadi', 'وادي'),
  both('Safa', 'صفا'),
  both('Rimal', 'رمال'),
  both('Marjan', 'مرجان'),
  both('Yaqut', 'ياقوت'),
  both('Zumurrud', 'زمرد'),
  both('Fajr', 'فجر'),
  both('Qamar', 'قمر'),
];

export const people: Some<Words> = [
  both('Sara', 'سارة'),
  both('Khalid', 'خالد'),
  both('Noura', 'نورة'),
  both('Omar', 'عمر'),
  both('Layla', 'ليلى'),
  both('Yusuf', 'يوسف'),
  both('Huda', 'هدى'),
  both('Faisal', 'فيصل'),
  both('Reem', 'ريم'),
];

export const remarks: Some<Words> = [
  both('How bright is it in the sun at noon?', 'ما مدى سطوعها تحت شمس الظهيرة؟'),
  both('We need four of them before the season begins.', 'نحتاج أربعًا منها قبل بداية الموسم.'),
  both('Does it run day and night?', 'هل تعمل ليلًا ونهارًا؟'),
  both('Please send the drawings of the frame.', 'أرجو إرسال مخططات الإطار.'),
  both('Ours has been hanging for two years without a fault.', 'شاشتنا معلقة منذ سنتين بلا عطل.'),
  both('What does it weigh with its stand?', 'كم تزن مع قاعدتها؟'),
];

/** A deterministic pseudo-random number between 0 and 2^32. */
export function mix(index: number, salt = 0): number {
  let value = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** An item of a list for each number, in a roughly equal distribution. */
export const pick = <T>(list: Some<T>, index: number, salt = 0): T => list[mix(index, salt) % list.length] ?? list[0];

/** Texts in both languages, composed from the words of each. */
export const say = (compose: (language: 'en' | 'ar') => string): Words => both(compose('en'), compose('ar'));
