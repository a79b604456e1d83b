import { image, link, list, longText, number, text } from '../fields/index.ts';
import { defineSettings } from './model/define-settings.ts';

const named = (en: string, ar: string) => ({ label: { en, ar } });

/** The settings of the promotional popup. */
export const popupSettings = defineSettings({
  base: 'settings/popup',
  label: { en: 'Promo popup', ar: 'النافذة الترويجية' },
  shows: { en: 'The popup on every public page', ar: 'النافذة المنبثقة في صفحات الموقع' },
  title: 'title',
  fields: {
    badge: text(),
    title: text({ required: true }),
    subtitle: text(),
    description: longText({ max: 600 }),
    features: list({ text: text({ required: true }) }, { max: 8 }),
    image: image(),
    pricingLabel: text({ apiName: 'pricing_label', ...named('Pricing label', 'عبارة السعر') }),
    oldPrice: number({ apiName: 'old_price', min: 0, ...named('Old price (SAR)', 'السعر القديم (ريال)') }),
    price: number({ min: 0, ...named('Price (SAR)', 'السعر (ريال)') }),
    emiratesOldPrice: number({
      apiName: 'old_price_ae',
      min: 0,
      ...named('Old price in the Emirates (AED)', 'السعر القديم في الإمارات (درهم)'),
    }),
    emiratesPrice: number({
      apiName: 'price_ae',
      min: 0,
      ...named('Price in the Emirates (AED)', 'السعر في الإمارات (درهم)'),
    }),
    terms: text({
      max: 160,
      ...named('Terms of the offer', 'شروط العرض'),
    }),
    action: text({ ...named('Button', 'الزر') }),
    link: link(),
    dismiss: text({ ...named('Second button', 'الزر الثاني') }),
    close: text({ ...named('Name of the close icon', 'اسم أيقونة الإغلاق') }),
  },
});
