import { defineCollection } from '../model/define-collection.ts';
import { itemEchoes, pictureItem } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Feature tiles of the media grid, beside the product's own picture. */
export const productGrid = defineCollection({
  base: 'productssectionsix',
  label: { en: 'Product Content Grid Sector', ar: 'شبكة محتوى المنتج' },
  fields: pictureItem(),
  title: 'title',
  parent: products,
  wire: { echoes: itemEchoes },
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Content Grid Sector', ar: 'شبكة محتوى المنتج' },
    shows: { en: 'Product page: the media grid', ar: 'صفحة المنتج: شبكة الوسائط' },
  },
});
