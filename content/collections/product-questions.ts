import { defineCollection } from '../model/define-collection.ts';
import { wordedItem } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Questions and answers of a product page. */
export const productQuestions = defineCollection({
  base: 'productssectionseven',
  label: { en: 'Product Qustions Sections', ar: 'أسئلة المنتج' },
  fields: wordedItem(),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Qustions Sections', ar: 'أسئلة المنتج' },
    shows: { en: 'Product page: the questions', ar: 'صفحة المنتج: الأسئلة' },
  },
});
