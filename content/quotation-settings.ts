import { longText, number, text } from '../fields/index.ts';
import { type Country, countryNames, factsOf } from './countries.ts';
import { mostValidDays } from './quotations/bounds.ts';
import type { View } from './model/collection.ts';
import { defineSettings } from './model/define-settings.ts';

/** Default values of new quotations. The default VAT is that of the country. */
export const usualQuotationTerms = { validDays: 30 } as const;

const named = (en: string, ar: string) => ({ label: { en, ar } });

/** The settings of one country: its tax rate, and the bank details for payments. */
function quotationTermsIn(country: Country) {
  const { en, ar } = countryNames[country];
  const usual = factsOf(country).taxPercent;
  return {
    tax: number({
      apiName: `tax_${country}`,
      min: 0,
      max: 100,
      unit: '%',
      ...named(`VAT: ${en}`, `ضريبة القيمة المضافة: ${ar}`),
      hint: { en: `${usual} when empty`, ar: `${usual} إذا تُرك فارغًا` },
    }),
    bank: longText({
      apiName: `bank_${country}`,
      max: 1000,
      ...named(`Bank details: ${en}`, `البيانات البنكية: ${ar}`),
    }),
  };
}

const [saudi, emirates] = [quotationTermsIn('sa'), quotationTermsIn('ae')];

/** Default values of quotations. Address, VAT number and commercial register are in the settings of each country. */
export const quotationSettings = defineSettings({
  base: 'settings/offers',
  label: { en: 'Quotations', ar: 'عروض الأسعار' },
  shows: {
    en: 'Not on the site: quotations to customers begin with them',
    ar: 'لا تظهر في الموقع: بها تبدأ عروض الأسعار للعملاء',
  },
  page: null,
  title: 'legalName',
  fields: {
    legalName: text({
      apiName: 'legal_name',
      max: 150,
      ...named('Legal name of the company', 'الاسم القانوني للشركة'),
      hint: { en: 'The company’s name when empty', ar: 'اسم الشركة إذا تُرك فارغًا' },
    }),
    taxSaudi: saudi.tax,
    taxEmirates: emirates.tax,
    validDays: number({
      apiName: 'valid_days',
      min: 1,
      max: mostValidDays,
      isWhole: true,
      ...named('Days that a quotation is valid', 'مدة صلاحية عرض السعر بالأيام'),
      hint: { en: '30 when empty', ar: '30 إذا تُرك فارغًا' },
    }),
    reminderDays: number({
      apiName: 'reminder_days',
      min: 1,
      max: 60,
      isWhole: true,
      ...named('Days before it expires that the customer is reminded', 'قبل كم يوم من انتهاء صلاحيته يُذكَّر العميل'),
      hint: { en: 'Nobody is reminded when empty', ar: 'لا يُذكَّر أحد إذا تُرك فارغًا' },
    }),
    delivery: longText({ max: 2000, ...named('Delivery', 'التسليم') }),
    terms: longText({ max: 6000, ...named('Terms', 'الشروط') }),
    bankSaudi: saudi.bank,
    bankEmirates: emirates.bank,
  },
});

/** The settings of one country. The rate is in percent; default: that of the country. */
export function quotationTermsOf(country: Country, set: View<typeof quotationSettings>) {
  const { tax, bank } = {
    sa: { tax: set.taxSaudi, bank: set.bankSaudi },
    ae: { tax: set.taxEmirates, bank: set.bankEmirates },
  }[country];
  return { tax: tax ?? factsOf(country).taxPercent, bank: bank.text };
}
