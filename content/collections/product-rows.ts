import { defineCollection } from '../model/define-collection.ts';
import { wordedItem } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Rows of picture and text with alternating sides. */
export const productRows = defineCollection({
  base: 'productssectiontwo',
  label: { en: 'Product Fliped Cards', ar: 'بطاقات المنتج المتناوبة' },
  fields: wordedItem(),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Fliped Cards', ar: 'بطاقات المنتج المتناوبة' },
    shows: { en: 'Product page: the rows of picture and text', ar: 'صفحة المنتج: صفوف الصورة والنص' },
  },
});
