import type { QuotationContent, QuotationSnapshot } from '../../content/quotations/quotation.ts';
import { sumsOf } from '../../content/quotations/sums.ts';
import type { Language } from '../../language/languages.ts';

const words = {
  ar: {
    title: 'شاشة LED داخلية P1.9 للردهة رقم',
    detail: 'لوحات بحجم 600 × 337.5 مم مع التركيب والضبط في الموقع.\nتشمل هيكل التثبيت.',
    unit: 'م²',
    name: 'سارة العتيبي',
    company: 'شركة الأبراج العالية',
    address: 'طريق الملك فهد، الرياض 12271',
    subject: 'شاشة ردهة المبنى الرئيسي',
    delivery: 'خلال 6 إلى 8 أسابيع من استلام الدفعة.',
    terms: 'نصف المبلغ عند الطلب ونصفه عند التسليم.\nالضمان سنتان.',
    bank: 'البنك الأول\nIBAN SA03 8000 0000 6080 1016 7519',
    note: 'نتطلع إلى العمل معكم.',
    seller: 'وميض للشاشات',
  },
  en: {
    title: 'Indoor LED wall P1.9 for the lobby, no.',
    detail: 'Panels of 600 × 337.5 mm with mounting and calibration.\nIncludes the frame.',
    unit: 'm²',
    name: 'Sara Alotaibi',
    company: 'High Towers Co.',
    address: 'King Fahd Road, Riyadh 12271',
    subject: 'Display for the main lobby',
    delivery: 'Within 6 to 8 weeks of the payment.',
    terms: 'Half with the order, half on delivery.\nTwo years of warranty.',
    bank: 'First Bank\nIBAN SA03 8000 0000 6080 1016 7519',
    note: 'We look forward to working with you.',
    seller: 'Wameed Displays',
  },
} as const;

/**
 * The content of a quotation with this number of items.
 * @param picture name of a picture in the library
 */
export function sampleContent(language: Language, items: number, picture: string | null = null): QuotationContent {
  const said = words[language];
  return {
    language,
    country: 'sa',
    currency: 'SAR',
    customer: {
      name: said.name,
      company: said.company,
      email: 'sara@towers.example',
      phone: '+966501234567',
      address: said.address,
      vatNumber: '300123456700003',
    },
    subject: said.subject,
    items: Array.from({ length: items }, (_, place) => ({
      kind: 'text',
      recordId: null,
      title: `${said.title} ${place + 1}`,
      detail: said.detail,
      picture,
      quantity: 20_400 + place * 1000,
      unit: said.unit,
      price: 1_234_550,
      discount: place % 3 === 0 ? { kind: 'percent', value: 1000 } : { kind: 'none', value: 0 },
    })),
    discount: { kind: 'amount', value: 500_000 },
    taxRate: 1500,
    validDays: 30,
    delivery: said.delivery,
    terms: said.terms,
    bank: said.bank,
    note: said.note,
  };
}

/** The snapshot of a sent quotation with this number of items. */
export function sampleQuotation(language: Language, items: number, picture: string | null = null): QuotationSnapshot {
  const content = sampleContent(language, items, picture);
  return {
    number: '2026-0001',
    version: 1,
    issuedOn: '2026-11-23',
    validUntil: '2026-12-23',
    content,
    sums: sumsOf(content),
    seller: {
      name: words[language].seller,
      address: words[language].address,
      vatNumber: '311111111100003',
      commercialRegister: '1010101010',
      phone: '+966 11 234 5678',
      email: 'hello@wameed.example',
    },
  };
}
