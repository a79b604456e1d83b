import type { Field } from '../fields/field.ts';
import type { Words } from '../language/languages.ts';

/** Default labels of form fields by name. */
const labels: Readonly<Record<string, Words>> = {
  about: { en: 'About', ar: 'نبذة' },
  active: { en: 'Flag', ar: 'الحالة' },
  address: { en: 'Address', ar: 'العنوان' },
  advantages: { en: 'Advantages', ar: 'المزايا' },
  authorName: { en: 'Name', ar: 'الاسم' },
  badge: { en: 'Badge', ar: 'الشارة' },
  banner: { en: 'Banner', ar: 'البانر' },
  category: { en: 'Category', ar: 'الفئة' },
  color: { en: 'Colour', ar: 'اللون' },
  commenterName: { en: 'Name', ar: 'الاسم' },
  content: { en: 'Content', ar: 'المحتوى' },
  country: { en: 'Country', ar: 'الدولة' },
  description: { en: 'Description', ar: 'الوصف' },
  downloads: { en: 'Downloads (PDF)', ar: 'ملفات للتنزيل (PDF)' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  environment: { en: 'Environment', ar: 'بيئة الاستخدام' },
  feature1: { en: 'Feature 1', ar: 'الميزة 1' },
  feature2: { en: 'Feature 2', ar: 'الميزة 2' },
  features: { en: 'Features', ar: 'الخصائص' },
  group: { en: 'Group', ar: 'المجموعة' },
  headline: { en: 'Headline', ar: 'العنوان الرئيسي' },
  icon: { en: 'Icon', ar: 'الأيقونة' },
  icons: { en: 'Icons', ar: 'الأيقونات' },
  image: { en: 'Image', ar: 'الصورة' },
  images: { en: 'Pictures', ar: 'الصور' },
  info: { en: 'Info', ar: 'النص' },
  link: { en: 'Link', ar: 'الرابط' },
  mediaFile: { en: 'Image or video', ar: 'صورة أو فيديو' },
  name: { en: 'Name', ar: 'الاسم' },
  paragraph: { en: 'Paragraph', ar: 'الفقرة' },
  path: { en: 'Path', ar: 'المسار' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  places: { en: 'Places', ar: 'الأماكن' },
  pitch: { en: 'Pixel pitch', ar: 'المسافة بين البكسلات' },
  products: { en: 'Products used', ar: 'المنتجات المستخدمة' },
  rows: { en: 'Rows', ar: 'الصفوف' },
  sector: { en: 'Sector', ar: 'القطاع' },
  size: { en: 'Screen size', ar: 'مقاس الشاشة' },
  sizes: { en: 'Sizes', ar: 'المقاسات' },
  specification: { en: 'Technical parameters', ar: 'المواصفات الفنية' },
  specsheet: { en: 'Spec sheet (PDF)', ar: 'ورقة المواصفات (PDF)' },
  subCategory: { en: 'Sub-category', ar: 'الفئة الفرعية' },
  subtitle: { en: 'Subtitle', ar: 'العنوان الفرعي' },
  tagline: { en: 'Tagline', ar: 'العبارة الافتتاحية' },
  text: { en: 'Text', ar: 'النص' },
  title: { en: 'Title', ar: 'العنوان' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  username: { en: 'Name', ar: 'الاسم' },
  value: { en: 'Value', ar: 'القيمة' },
};

/** The default label of fields with this name, if there is one. */
export const usualLabel = (name: string): Words | undefined => labels[name];

/** The label of a declared field: its own, or else the default one. */
export const fieldLabel = (name: string, field: Field): Words | undefined => field.options.label ?? usualLabel(name);
