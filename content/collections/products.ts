import {
  choice,
  document,
  image,
  list,
  model,
  number,
  reference,
  references,
  richText,
  table,
  text,
} from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { loopField } from '../model/loop-field.ts';
import { modelPointsField } from '../model/model-points-field.ts';

const environments = { indoor: { en: 'Indoor', ar: 'داخلية' }, outdoor: { en: 'Outdoor', ar: 'خارجية' } };

/** The id of the product that the page `/the-vision` shows. It is permanently part of addresses. */
export const visionId = 68;

/** The products; one of them is The Vision (`visionId`). */
export const products = defineCollection({
  base: 'products',
  label: { en: 'Products', ar: 'المنتجات' },
  fields: {
    name: text({ expected: 'always' }),
    headline: text(),
    description: richText(),
    image: image(),
    banner: image(),
    loop: loopField(),
    specsheet: document(),
    features: list({ title: text(), image: image() }, { max: 24 }),
    category: reference({ to: 'category' }),
    subCategory: reference({
      to: 'sub_category',
      apiName: 'sub_category',
      within: { field: 'category', strip: 'subcategorysectionzero' },
    }),
    environment: choice({ choices: environments }),
    pitch: number({ min: 0.1, max: 100, unit: 'mm' }),
    rowPitch: number({
      min: 0.1,
      max: 100,
      unit: 'mm',
      apiName: 'row_pitch',
      label: { en: 'Pitch of the rows', ar: 'المسافة بين صفوف البكسلات' },
    }),
    size: number({ min: 1, max: 2000, unit: 'in' }),
    largestSize: number({
      min: 1,
      max: 2000,
      unit: 'in',
      apiName: 'largest_size',
      label: { en: 'Largest of several sizes', ar: 'أكبر المقاسات' },
    }),
    brightness: number({ min: 1, max: 100_000, unit: 'nits', label: { en: 'Brightness', ar: 'السطوع' } }),
    specification: table(),
    leadTime: text({
      max: 80,
      apiName: 'lead_time',
      label: { en: 'Lead time', ar: 'مدة التوريد' },
      hint: { en: '6 to 8 weeks', ar: 'من 6 إلى 8 أسابيع' },
    }),
    priceBand: text({
      max: 80,
      apiName: 'price_band',
      label: { en: 'Price', ar: 'السعر' },
      hint: { en: 'With or without VAT', ar: 'مع ذكر الضريبة' },
    }),
    downloads: list({ title: text({ required: true }), file: document() }, { max: 12 }),
    places: references({ to: 'solutions' }),
    model: model({
      label: { en: '3D model', ar: 'مجسّم ثلاثي الأبعاد' },
      hint: {
        en: 'Its real size in metres, with the front towards the viewer. Visitors turn it, and see it in their room.',
        ar: 'بأبعاده الحقيقية بالمتر، وواجهته نحو الناظر. يديره الزوار ويرونه في غرفتهم.',
      },
    }),
    modelPoints: modelPointsField(),
  },
  title: 'name',
  facets: ['category', 'subCategory', 'environment', 'pitch', 'size', 'largestSize', 'places'],
  messages: { created: 'productAdded', updated: 'productUpdated', notUpdated: 'productNotUpdated' },
  page: { at: 'product', found: { as: 'product', picture: 'image' } },
  placement: {
    screen: 'products',
    shows: {
      en: 'Product page: the hero; Home: Discover Our Products',
      ar: 'صفحة المنتج: الواجهة؛ الرئيسية: اكتشف منتجاتنا',
    },
  },
  screen: { templates: 'rowtemplates' },
});
