import { defineCollection } from '../model/define-collection.ts';
import { formattedItem } from '../model/generic-item.ts';
import { subCategories } from './sub-categories.ts';

/** Questions and answers of a sub-category page. */
export const subCategoryQuestions = defineCollection({
  base: 'subcategorysectionfive',
  label: { en: 'Sub Category Questions & Awnsers', ar: 'أسئلة الفئة الفرعية وأجوبتها' },
  fields: formattedItem(),
  title: 'title',
  parent: subCategories,
  page: { at: 'subCategory' },
  placement: {
    screen: 'sub_category/:id',
    section: { en: 'Sub Category Questions & Awnsers', ar: 'أسئلة الفئة الفرعية وأجوبتها' },
    number: 5,
    shows: { en: 'Sub-category page: the questions', ar: 'صفحة الفئة الفرعية: الأسئلة' },
  },
});
