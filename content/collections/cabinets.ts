import { choice, flag, number, plainText, reference, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';

const environments = { indoor: { en: 'Indoor', ar: 'داخلية' }, outdoor: { en: 'Outdoor', ar: 'خارجية' } };
const yesOrNo = { on: { en: 'Yes', ar: 'نعم' }, off: { en: 'No', ar: 'لا' } };

/** The cabinets that LED walls are built of, with the values of their datasheets. The planner computes with them. */
export const cabinets = defineCollection({
  base: 'cabinets',
  label: { en: 'LED cabinets', ar: 'كبائن LED' },
  fields: {
    name: text({ required: true, max: 80, label: { en: 'Name', ar: 'الاسم' } }),
    product: reference({ to: 'products', label: { en: 'Product', ar: 'المنتج' } }),
    environment: choice({
      required: true,
      choices: environments,
      label: { en: 'Place of use', ar: 'مكان الاستخدام' },
    }),
    width: number({ required: true, min: 10, max: 20_000, unit: 'mm', label: { en: 'Width', ar: 'العرض' } }),
    height: number({ required: true, min: 10, max: 20_000, unit: 'mm', label: { en: 'Height', ar: 'الارتفاع' } }),
    widthPixels: number({
      apiName: 'width_pixels',
      required: true,
      min: 1,
      max: 20_000,
      isWhole: true,
      unit: 'px',
      label: { en: 'Pixels across', ar: 'عدد البكسلات أفقيًا' },
    }),
    heightPixels: number({
      apiName: 'height_pixels',
      required: true,
      min: 1,
      max: 20_000,
      isWhole: true,
      unit: 'px',
      label: { en: 'Pixels down', ar: 'عدد البكسلات رأسيًا' },
    }),
    weight: number({ required: true, min: 0.01, max: 5000, unit: 'kg', label: { en: 'Weight', ar: 'الوزن' } }),
    maximumPower: number({
      apiName: 'maximum_power',
      required: true,
      min: 0.1,
      max: 50_000,
      unit: 'W',
      label: { en: 'Maximum power', ar: 'أقصى استهلاك' },
    }),
    typicalPower: number({
      apiName: 'typical_power',
      min: 0.1,
      max: 50_000,
      unit: 'W',
      label: { en: 'Typical power', ar: 'الاستهلاك المعتاد' },
      hint: { en: 'A third of the maximum when empty', ar: 'ثلث الأقصى إذا تُرك فارغًا' },
    }),
    brightness: number({
      required: true,
      min: 1,
      max: 20_000,
      unit: 'nits',
      label: { en: 'Brightness', ar: 'السطوع' },
    }),
    refresh: number({
      min: 1,
      max: 50_000,
      isWhole: true,
      unit: 'Hz',
      label: { en: 'Refresh rate', ar: 'معدل التحديث' },
    }),
    protection: plainText({ max: 20, label: { en: 'Protection (IP)', ar: 'درجة الحماية (IP)' } }),
    isServicedInFront: flag({
      apiName: 'front_service',
      labels: yesOrNo,
      label: { en: 'Serviced from the front', ar: 'الصيانة من الأمام' },
    }),
    curve: number({
      min: 0,
      max: 45,
      unit: '°',
      label: { en: 'Curve for each cabinet', ar: 'الانحناء لكل كبينة' },
    }),
    priceFrom: number({
      apiName: 'price_from',
      min: 0,
      max: 10_000_000,
      label: { en: 'Price for a square metre, from', ar: 'سعر المتر المربع من' },
      hint: { en: 'SAR with VAT; not shown when empty', ar: 'بالريال شاملًا الضريبة؛ لا يظهر إذا تُرك فارغًا' },
    }),
    priceTo: number({
      apiName: 'price_to',
      min: 0,
      max: 10_000_000,
      label: { en: 'Price for a square metre, to', ar: 'سعر المتر المربع إلى' },
    }),
  },
  title: 'name',
  facets: ['product', 'environment'],
  page: { at: 'planner' },
  placement: {
    screen: 'cabinets',
    shows: { en: 'LED wall planner: what a wall is built of', ar: 'مخطط الشاشات: ما تُبنى منه الشاشة' },
  },
});
