import { defineCollection } from '../model/define-collection.ts';
import { formattedItem } from '../model/generic-item.ts';
import { subCategories } from './sub-categories.ts';

/** Content cards of a sub-category page, three a row. */
export const subCategoryCards = defineCollection({
  base: 'subcategorysectionone',
  label: { en: 'Three Tickets', ar: 'ثلاث بطاقات' },
  fields: formattedItem(),
  title: 'title',
  parent: subCategories,
  page: { at: 'subCategory' },
  placement: {
    screen: 'sub_category/:id',
    section: { en: 'Three Tickets', ar: 'ثلاث بطاقات' },
    number: 1,
    shows: { en: 'Sub-category page: the content cards', ar: 'صفحة الفئة الفرعية: بطاقات المحتوى' },
  },
});
