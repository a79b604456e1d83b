import { image } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { itemFields } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Feature tiles of the media grid, beside the product's own picture. A tile without a picture is text only. */
export const productGrid = defineCollection({
  base: 'productssectionsix',
  label: { en: 'Product Content Grid Sector', ar: 'شبكة محتوى المنتج' },
  fields: itemFields(image({ expected: 'in-form' })),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Content Grid Sector', ar: 'شبكة محتوى المنتج' },
    shows: { en: 'Product page: the media grid', ar: 'صفحة المنتج: شبكة الوسائط' },
  },
});
