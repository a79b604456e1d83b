import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';
import { categories } from './categories.ts';

/** The strip of sub-category icons at the top of a category page. */
export const categoryStrip = defineCollection({
  base: 'subcategorysectionzero',
  label: { en: 'Category strip', ar: 'شريط الفئة' },
  fields: pictureItem(),
  title: 'title',
  parent: categories,
  page: { at: 'category' },
  placement: {
    screen: 'categories/:id',
    section: { en: 'Sub Categories', ar: 'الفئات الفرعية' },
    shows: { en: 'Category page: the strip of icons', ar: 'صفحة الفئة: شريط الأيقونات' },
  },
});
