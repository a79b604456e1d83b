import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';
import { subCategories } from './sub-categories.ts';

/** The big slider of a sub-category page. */
export const subCategorySlider = defineCollection({
  base: 'subcategorysectiontwo',
  label: { en: 'Sub Category Slider', ar: 'شرائح الفئة الفرعية' },
  fields: pictureItem(),
  title: 'title',
  parent: subCategories,
  page: { at: 'subCategory' },
  placement: {
    screen: 'sub_category/:id',
    section: { en: 'Sub Category Slider', ar: 'شرائح الفئة الفرعية' },
    number: 2,
    shows: { en: 'Sub-category page: the big slider', ar: 'صفحة الفئة الفرعية: الشرائح الكبيرة' },
  },
});
