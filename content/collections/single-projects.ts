import {
  choice,
  document,
  image,
  link,
  list,
  longText,
  number,
  references,
  richText,
  text,
} from '../../fields/index.ts';
import { countryNames } from '../countries.ts';
import { defineCollection } from '../model/define-collection.ts';
import { loopField } from '../model/loop-field.ts';
import { productHotspots } from '../model/product-hotspots.ts';

/** Completed projects, each with a page of its own. Clients send `category_id` 0, which is ignored. */
export const singleProjects = defineCollection({
  base: 'singleproject',
  label: { en: 'Single Projects', ar: 'صفحات المشاريع' },
  fields: {
    title: text({ expected: 'always' }),
    subtitle: text(),
    text: richText(),
    path: link(),
    icon: image(),
    loop: loopField(),
    marks: productHotspots(),
    products: references({ to: 'products' }),
    country: choice({ choices: countryNames }),
    sector: text({ max: 80 }),
    city: text({ max: 80, label: { en: 'City', ar: 'المدينة' } }),
    places: references({ to: 'solutions' }),
    area: number({ min: 0, unit: 'm²', label: { en: 'Display area', ar: 'مساحة الشاشة' } }),
    pixels: number({ min: 0, label: { en: 'Pixels', ar: 'البكسلات' } }),
    brightness: number({ min: 0, unit: 'nits', label: { en: 'Brightness', ar: 'السطوع' } }),
    weight: number({ min: 0, unit: 'kg', label: { en: 'Weight, display only', ar: 'وزن الشاشة وحدها' } }),
    power: number({ min: 0, unit: 'kW', label: { en: 'Maximum power', ar: 'أقصى استهلاك' } }),
    days: number({ min: 0, label: { en: 'Days on site', ar: 'أيام التنفيذ' } }),
    quote: longText({
      label: { en: 'Quote', ar: 'كلمة العميل' },
      hint: { en: 'Without quotation marks, the page adds them.', ar: 'بلا علامات تنصيص، فالصفحة تضيفها.' },
    }),
    quoteBy: text({ apiName: 'quote_by', label: { en: 'Quote by', ar: 'صاحب الكلمة' } }),
    quotePortrait: image({
      apiName: 'quote_portrait',
      label: { en: 'Portrait beside the quote', ar: 'صورة صاحب الكلمة' },
      hint: {
        en: 'The first project with a quote, its author and a portrait is quoted on Home.',
        ar: 'يُقتبس في الرئيسية من أول مشروع فيه كلمة وصاحبها وصورته.',
      },
    }),
    downloads: list({ title: text({ required: true }), file: document() }, { max: 12 }),
  },
  title: 'title',
  facets: ['products', 'country', 'sector', 'city', 'places', 'area'],
  page: { at: 'project', found: { as: 'project', picture: 'icon' } },
  placement: {
    screen: 'single_project',
    shows: {
      en: 'Projects page: Step Into Our World; the project page',
      ar: 'صفحة المشاريع: ادخل عالمنا؛ وصفحة المشروع',
    },
  },
  screen: { words: { manage: 'manageProject' } },
});
