import { defineCollection } from '../model/define-collection.ts';
import { formattedItem } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Blocks of icon, title and text of a product page. */
export const productHeadlines = defineCollection({
  base: 'productssectionfour',
  label: { en: 'Product Headlines', ar: 'عناوين المنتج' },
  fields: formattedItem(),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Headlines', ar: 'عناوين المنتج' },
    shows: { en: 'Product page: the blocks of icon, title and text', ar: 'صفحة المنتج: كتل الأيقونة والعنوان والنص' },
  },
});
