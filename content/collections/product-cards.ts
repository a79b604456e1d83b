import { defineCollection } from '../model/define-collection.ts';
import { wordedItem } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Content cards of a product page. */
export const productCards = defineCollection({
  base: 'productssectionone',
  label: { en: 'Product Info', ar: 'معلومات المنتج' },
  fields: wordedItem(),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Info', ar: 'معلومات المنتج' },
    shows: { en: 'Product page: the content cards', ar: 'صفحة المنتج: بطاقات المحتوى' },
  },
});
