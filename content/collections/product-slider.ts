import { defineCollection } from '../model/define-collection.ts';
import { pictureItem } from '../model/generic-item.ts';
import { products } from './products.ts';

/** The big slider of a product page. */
export const productSlider = defineCollection({
  base: 'productssectionfive',
  label: { en: 'Product Slider Cards', ar: 'شرائح بطاقات المنتج' },
  fields: pictureItem(),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Slider Cards', ar: 'شرائح بطاقات المنتج' },
    shows: { en: 'Product page: the big slider', ar: 'صفحة المنتج: الشرائح الكبيرة' },
  },
});
