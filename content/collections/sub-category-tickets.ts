import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';
import { subCategories } from './sub-categories.ts';

/** The ticket slider of a sub-category page. */
export const subCategoryTickets = defineCollection({
  base: 'subcategorysectionfour',
  label: { en: 'Sub Category Tickets Slider', ar: 'شرائح تذاكر الفئة الفرعية' },
  fields: pictureItem(),
  title: 'title',
  parent: subCategories,
  page: { at: 'subCategory' },
  placement: {
    screen: 'sub_category/:id',
    section: { en: 'Sub Category Tickets Slider', ar: 'شرائح تذاكر الفئة الفرعية' },
    number: 4,
    shows: { en: 'Sub-category page: the ticket slider', ar: 'صفحة الفئة الفرعية: شرائح التذاكر' },
  },
});
