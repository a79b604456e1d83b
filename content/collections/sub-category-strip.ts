import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';
import { subCategories } from './sub-categories.ts';

/** The strip of products at the top of a sub-category page. */
export const subCategoryStrip = defineCollection({
  base: 'subcategoryproducts',
  label: { en: 'Navbar Products', ar: 'منتجات الشريط' },
  fields: pictureItem(),
  title: 'title',
  parent: subCategories,
  page: { at: 'subCategory' },
  placement: {
    screen: 'sub_category/:id',
    section: { en: 'Navbar Products', ar: 'منتجات الشريط' },
    shows: { en: 'Sub-category page: the product strip', ar: 'صفحة الفئة الفرعية: شريط المنتجات' },
  },
});
