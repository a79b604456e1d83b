import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';
import { subCategories } from './sub-categories.ts';

/** The tile gallery of a sub-category page. */
export const subCategoryGallery = defineCollection({
  base: 'subcategorysectionthree',
  label: { en: 'Sub Category Grid Layout', ar: 'شبكة الفئة الفرعية' },
  fields: pictureItem(),
  title: 'title',
  parent: subCategories,
  page: { at: 'subCategory' },
  placement: {
    screen: 'sub_category/:id',
    section: { en: 'Sub Category Grid Layout', ar: 'شبكة الفئة الفرعية' },
    number: 3,
    shows: { en: 'Sub-category page: the tile gallery', ar: 'صفحة الفئة الفرعية: معرض البلاطات' },
  },
});
