import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';
import { products } from './products.ts';

/** The ticket slider of a product page; there is no section eight. */
export const productTickets = defineCollection({
  base: 'productssectionnine',
  label: { en: 'Product Tickets Slider Sections', ar: 'شرائح تذاكر المنتج' },
  fields: pictureItem(),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Tickets Slider Sections', ar: 'شرائح تذاكر المنتج' },
    shows: { en: 'Product page: the ticket slider', ar: 'صفحة المنتج: شرائح التذاكر' },
  },
});
