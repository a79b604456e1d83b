import { choice, document, image, list, longText, number, richText, text, url, values } from '../fields/index.ts';
import type { View } from './model/collection.ts';
import { loopField } from './model/loop-field.ts';
import { defineSettings } from './model/define-settings.ts';

const named = (en: string, ar: string) => ({ label: { en, ar } });

/** Default diagonals of the displays of The Vision, in inches. */
const usualSizes = [115, 147, 178, 231, 295] as const;

const gradients = {
  ember: { en: 'Ember', ar: 'جمر' },
  aurora: { en: 'Aurora', ar: 'شفق' },
  dusk: { en: 'Dusk', ar: 'غسق' },
} as const;

/** The landing page of the series The Vision. */
export const landingSettings = defineSettings({
  base: 'settings/vision',
  label: { en: 'The Vision landing page', ar: 'صفحة ذا فيجن' },
  shows: { en: 'The Vision', ar: 'ذا فيجن' },
  page: { at: 'vision' },
  title: 'title',
  fields: {
    title: text(),
    slides: list(
      {
        title: text({ required: true }),
        description: longText({ max: 600 }),
        image: image(),
        gradient: choice({ choices: gradients, ...named('Gradient', 'التدرج') }),
      },
      { max: 6, ...named('Slides', 'الشرائح') },
    ),
    loop: loopField(),
    galleryTitle: text({ apiName: 'gallery_title', ...named('Gallery heading', 'عنوان المعرض') }),
    galleryText: richText({ apiName: 'gallery_text', ...named('Gallery text', 'نص المعرض') }),
    gallery: list(
      {
        image: image(),
        caption: text({
          max: 80,
          ...named('Caption', 'العبارة تحت الصورة'),
          hint: { en: 'The alt text when empty', ar: 'النص البديل إذا تُركت فارغة' },
        }),
      },
      { max: 8, ...named('Gallery pictures', 'صور المعرض') },
    ),
    day: image(named('A place by day', 'مكان في النهار')),
    night: image({
      ...named('The same place at night', 'المكان نفسه في الليل'),
      hint: {
        en: 'Through the same camera; both show once both are there',
        ar: 'من موضع الكاميرا نفسه؛ تظهر الصورتان متى وُجدتا معًا',
      },
    }),
    steps: list(
      {
        time: text({ max: 40, ...named('When', 'الموعد'), hint: { en: 'Week 1', ar: 'الأسبوع 1' } }),
        title: text({ required: true, max: 80 }),
        text: longText({ max: 300 }),
      },
      { max: 8, ...named('Installation timeline', 'مراحل التركيب') },
    ),
    specsheet: document(),
    about: richText(),
    sizes: values(number({ min: 10, max: 500, isWhole: true }), {
      max: 12,
      ...named('Sizes in inches', 'المقاسات بالبوصة'),
      hint: {
        en: `${usualSizes.join(', ')} when empty`,
        ar: `${usualSizes.join('، ')} إذا تُرك فارغًا`,
      },
    }),
    prices: list(
      {
        size: number({
          required: true,
          min: 10,
          max: 500,
          isWhole: true,
          ...named('Size in inches', 'المقاس بالبوصة'),
        }),
        price: number({ min: 0, isWhole: true, ...named('Price with VAT (SAR)', 'السعر شاملًا الضريبة (ريال)') }),
        emiratesPrice: number({
          min: 0,
          isWhole: true,
          apiName: 'price_ae',
          ...named('Price with VAT in the Emirates (AED)', 'السعر في الإمارات شاملًا الضريبة (درهم)'),
        }),
      },
      {
        max: 12,
        ...named('Prices of sizes', 'أسعار المقاسات'),
        hint: { en: 'Other sizes are on request', ar: 'سعر بقية المقاسات عند الطلب' },
      },
    ),
    priceTerms: text({
      max: 160,
      apiName: 'price_terms',
      ...named('Terms of the prices', 'شروط الأسعار'),
      hint: { en: 'What is included, until when', ar: 'ما يشمله السعر وحتى متى' },
    }),
    tags: list(
      {
        name: text({ required: true }),
        src: url({ required: true, isSecure: true, ...named('Script address', 'عنوان السكربت') }),
      },
      { max: 8, ...named('Third-party tags', 'وسوم خارجية') },
    ),
    quoteForm: url({
      isSecure: true,
      apiName: 'quote_form',
      ...named('Address of the quote form', 'عنوان نموذج عرض السعر'),
    }),
    callForm: url({ isSecure: true, apiName: 'call_form', ...named('Address of the call form', 'عنوان نموذج الاتصال') }),
  },
});

/** The diagonals of the displays in inches, in ascending order; never empty. */
export function visionSizes({ sizes }: Pick<View<typeof landingSettings>, 'sizes'>): readonly number[] {
  const written = new Set(sizes.filter((size) => size !== null));
  return written.size === 0 ? usualSizes : [...written].toSorted((one, other) => one - other);
}
