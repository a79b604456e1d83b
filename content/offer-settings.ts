import { longText, number, text } from '../fields/index.ts';
import { mostValidDays } from './offers/bounds.ts';
import { defineSettings } from './model/define-settings.ts';

/** What offers begin with where nobody has written anything; rates in percent. */
export const usualOffering = { taxSaudi: 15, taxEmirates: 5, validDays: 30 } as const;

const named = (en: string, ar: string) => ({ label: { en, ar } });

const taxIn = (en: string, ar: string, wire: string, usual: number) =>
  number({
    wire,
    min: 0,
    max: 100,
    unit: '%',
    ...named(en, ar),
    hint: { en: `${usual} when empty`, ar: `${usual} إذا تُرك فارغًا` },
  });

/** What offers to customers begin with. Address, VAT number and register stand in the settings of each country. */
export const offerSettings = defineSettings({
  base: 'settings/offers',
  label: { en: 'Offers', ar: 'عروض الأسعار' },
  shows: {
    en: 'Not on the site: offers to customers begin with them',
    ar: 'لا تظهر في الموقع: بها تبدأ عروض الأسعار للعملاء',
  },
  page: null,
  title: 'legalName',
  fields: {
    legalName: text({
      wire: 'legal_name',
      max: 150,
      ...named('Legal name of the company', 'الاسم القانوني للشركة'),
      hint: { en: 'The company’s name when empty', ar: 'اسم الشركة إذا تُرك فارغًا' },
    }),
    taxSaudi: taxIn('VAT in Saudi Arabia', 'ضريبة القيمة المضافة في السعودية', 'tax_sa', usualOffering.taxSaudi),
    taxEmirates: taxIn('VAT in the Emirates', 'ضريبة القيمة المضافة في الإمارات', 'tax_ae', usualOffering.taxEmirates),
    validDays: number({
      wire: 'valid_days',
      min: 1,
      max: mostValidDays,
      isWhole: true,
      ...named('Days that an offer is valid', 'مدة صلاحية العرض بالأيام'),
      hint: { en: '30 when empty', ar: '30 إذا تُرك فارغًا' },
    }),
    reminderDays: number({
      wire: 'reminder_days',
      min: 1,
      max: 60,
      isWhole: true,
      ...named('Days before its end on which the customer is reminded', 'قبل كم يوم من انتهاء العرض يُذكَّر العميل'),
      hint: { en: 'Nobody is reminded when empty', ar: 'لا يُذكَّر أحد إذا تُرك فارغًا' },
    }),
    delivery: longText({ max: 2000, ...named('Delivery', 'التسليم') }),
    terms: longText({ max: 6000, ...named('Terms', 'الشروط') }),
    bankSaudi: longText({
      wire: 'bank_sa',
      max: 1000,
      ...named('Bank details in Saudi Arabia', 'البيانات المصرفية في السعودية'),
    }),
    bankEmirates: longText({
      wire: 'bank_ae',
      max: 1000,
      ...named('Bank details in the Emirates', 'البيانات المصرفية في الإمارات'),
    }),
  },
});
