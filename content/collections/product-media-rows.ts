import { media } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { itemFields } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Wide rows that show a video or a picture. */
export const productMediaRows = defineCollection({
  base: 'productssectionthree',
  label: { en: 'Product Video Banner', ar: 'بانر فيديو المنتج' },
  fields: itemFields(media({ expected: 'in-form' })),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product Video Banner', ar: 'بانر فيديو المنتج' },
    shows: { en: 'Product page: the rows of video or picture', ar: 'صفحة المنتج: صفوف الفيديو أو الصورة' },
  },
});
