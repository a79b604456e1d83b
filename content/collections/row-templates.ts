import { reference, table, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';

/** The initial rows of a new product's technical parameters, by its category. */
export const rowTemplates = defineCollection({
  base: 'rowtemplates',
  label: { en: 'Row templates', ar: 'قوالب الصفوف' },
  fields: {
    name: text({ required: true, max: 80 }),
    category: reference({ to: 'category' }),
    specification: table({ isTemplate: true }),
  },
  title: 'name',
  facets: ['category'],
  placement: {
    screen: 'row-templates',
    shows: {
      en: 'Not on the site: the technical parameters of a product begin with them',
      ar: 'لا تظهر في الموقع: بها تبدأ المواصفات الفنية للمنتج',
    },
  },
  screen: { area: 'products' },
});
