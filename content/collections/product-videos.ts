import { video } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { itemFields } from '../model/generic-item.ts';
import { products } from './products.ts';

/** Videos that play in a dialog on the product page. */
export const productVideos = defineCollection({
  base: 'productssectionten',
  label: { en: 'Product videos Tickets Slider Sections', ar: 'فيديوهات المنتج' },
  fields: itemFields(video({ expected: true })),
  title: 'title',
  parent: products,
  page: { at: 'product' },
  placement: {
    screen: 'product/:id',
    section: { en: 'Product videos Tickets Slider Sections', ar: 'فيديوهات المنتج' },
    shows: { en: 'Product page: the video grid', ar: 'صفحة المنتج: شبكة الفيديو' },
  },
});
